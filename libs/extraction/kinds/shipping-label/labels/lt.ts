/** Lithuanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const lt: LabelsIn<LabelName> = {
  recipient: 'gavejas | gavejo adresas',
  sender: 'siuntejas | siuntejo adresas',
  tracking: 'siuntos numeris | siuntos nr | sekimo numeris | siuntos kodas',
  reference: 'uzsakymas | uzsakymo nr | uzsakymo numeris | nuoroda',
  weight: 'svoris | svoris kg',
  date: 'data | issiuntimo data',
  service: 'paslauga',
  other: 'telefonas | dydis | pastabos | kiekis | papildomos paslaugos',
};
