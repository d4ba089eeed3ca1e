/** Icelandic. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type ReceiptLabel } from './names.js';

export const is: LabelsIn<ReceiptLabel> = {
  total: 'samtals | alls | til greiðslu | heildarupphæð | samtals til greiðslu | samtala',
  subtotal: 'millisamtala | án vsk | samtals án vsk | nettó',
  tax: 'vsk | virðisaukaskattur | þar af vsk | vsk samtals',
  tip: 'þjórfé',
  cash: 'reiðufé | kort | debetkort | kreditkort | greitt | peningar',
  change: 'til baka | afgangur',
  other: 'afsláttur | magn | fjöldi | einingarverð',
  number: 'kvittun nr | kvittun | reikningur nr | nr. kvittunar | kvittunarnúmer',
  transaction: 'pöntun nr | pöntun | færslunúmer | færsla nr',
  taxId: 'vsk nr | vsk númer | kt | kennitala | vsknr',
  phone: 'sími',
  date: 'dags | dagsetning',
};
