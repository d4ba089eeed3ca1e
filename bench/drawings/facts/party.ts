/**
 * Who sends or receives, as the country writes it. People, companies and house numbers are invented; towns and
 * postcodes go together.
 */
export interface Party {
  readonly name: string;
  /** Street to town, as printed; the postcode stands in one of them. */
  readonly lines: readonly string[];
  readonly postcode: string;
  readonly country: string;
  /** A person in a company, or the other way round. */
  readonly contact?: string;
}

export const party = (
  name: string,
  lines: readonly string[],
  postcode: string,
  country: string,
  contact?: string,
): Party => ({ name, lines, postcode, country, ...(contact !== undefined && { contact }) });
