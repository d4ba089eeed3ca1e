/** What was read from a document, value by value. */
import type {
  BankStatementValues,
  ContractValues,
  Document,
  Evidence,
  FormValues,
  IdCardValues,
  InvoiceValues,
  JsonValue,
  ReceiptValues,
  ShippingLabelValues,
  UnknownValues,
} from './api.js';

/** What each type of document holds as it is read; members may have added to it or taken from it. */
export interface ValuesByType {
  invoice: InvoiceValues;
  receipt: ReceiptValues;
  contract: ContractValues;
  id_card: IdCardValues;
  shipping_label: ShippingLabelValues;
  bank_statement: BankStatementValues;
  form: FormValues;
  unknown: UnknownValues;
}

export interface Value {
  /** Dotted, list items by index: `line_items.0.amount`. */
  readonly path: string;
  readonly value: JsonValue;
  /** 0 to 1; absent of what a member added. */
  readonly confidence?: number;
  /** Page from 0; box from left and top to right and bottom, as parts (0 to 1) of the page. */
  readonly place?: Evidence;
  /** A member found it right. */
  readonly confirmed: boolean;
  /** A member set it. */
  readonly edited: boolean;
}

/** Tell the types apart by `type`: then `values` has its members. */
export type Extracted = {
  [Type in keyof ValuesByType]: {
    readonly type: Type;
    readonly values: ValuesByType[Type];
    /** Every single value with its certainty and place. */
    readonly fields: readonly Value[];
    readonly document: Document;
  };
}[keyof ValuesByType];

export function extracted(document: Document): Extracted {
  // What type the values have the server says by `docType`.
  return {
    type: document.docType,
    values: document.extraction,
    fields: fieldsOf(document),
    document,
  } as unknown as Extracted;
}

/** Every single value of a document with its certainty and place. */
export function fieldsOf({ extraction, confidence, evidence, confirmed, edited }: Document): Value[] {
  const [isConfirmed, isEdited] = [new Set(confirmed), new Set(edited)];
  return [...leaves(extraction, '', confidence)].map(([path, value]) => ({
    path,
    value,
    ...(path in confidence && { confidence: confidence[path] }),
    ...(path in evidence && { place: evidence[path] }),
    confirmed: isConfirmed.has(path),
    edited: isEdited.has(path),
  }));
}

/** A list that was scored as one is one value. */
function* leaves(
  value: unknown,
  path: string,
  confidence: Readonly<Record<string, number>>,
): Generator<readonly [path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null || path in confidence) yield [path, value];
  else
    for (const [key, member] of Object.entries(value))
      yield* leaves(member, path === '' ? key : `${path}.${key}`, confidence);
}
