/** The fields that the code on the back of a licence or an American identity card states outright. */
import { type Evidence } from '#ports/extractor.js';
import { licenceIn } from './aamva.js';
import { type Found } from '../../reading/found.js';
import { type Reading } from '../../reading/reading.js';
import { type IdCardPath } from './schema.js';

export function licenceCodeFields({ barcodes }: Reading): Found<IdCardPath>[] {
  return barcodes.flatMap((code): Found<IdCardPath>[] => {
    const licence = licenceIn(code);
    if (!licence) return [];
    const evidence: Evidence = { page: code.page, box: code.box, source: 'barcode' };
    const { street, town, state, postcode, country } = licence;
    const place = [town, [state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    const found = (path: IdCardPath, value: string | undefined, confidence = 0.96): Found<IdCardPath>[] =>
      value ? [{ path, value, confidence, evidence }] : [];
    return [
      ...found('subtype', licence.kind, 0.8),
      ...found('document_number', licence.number),
      ...found('surname', licence.surname),
      ...found('given_names', licence.givenNames),
      ...found('birth_date', licence.birthDate),
      ...found('issue_date', licence.issueDate),
      ...found('expiry_date', licence.expiryDate),
      ...found('sex', licence.sex),
      ...found('address', street && place && `${street}, ${place}`, 0.85),
      ...found('issuing_state', country === 'USA' ? state : undefined, 0.9),
      ...found('issuing_country', country, 0.9),
    ];
  });
}
