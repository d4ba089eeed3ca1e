import { z } from 'zod';
import { type PathOf } from '../../kind/paths.js';
import { country, date, text } from '../../kind/schema.js';

export const schema = z.object({
  subtype: z
    .enum(['passport', 'id_card', 'driver_license', 'residence_permit', 'visa'])
    .describe('Kind of identity document')
    .optional(),
  document_number: text('Number of the document'),
  surname: text('Family name'),
  given_names: text('Given names'),
  nationality: country('Nationality'),
  birth_date: date('Date of birth'),
  birth_place: text('Place of birth'),
  sex: z.enum(['F', 'M', 'X']).describe('Sex as printed').optional(),
  issue_date: date('Day it was issued'),
  expiry_date: date('Day it expires'),
  issuing_country: country('Country that issued it'),
  issuing_state: text('State or authority that issued it'),
  address: text('Address of the holder, parts joined by ", "'),
  mrz: z.array(z.string()).describe('Lines of the machine-readable zone').optional(),
});

export type IdCardPath = PathOf<typeof schema>;
