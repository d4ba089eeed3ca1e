/** Italian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const it: LabelsIn<LabelName> = {
  recipient: `
    destinatario / consegna | consegnare a | destinatario | spett.le | spett le | luogo di consegna
    indirizzo di consegna | dest.rio | destinataria | spedire a
  `,
  sender: `
    mittente | mitt | speditore | indirizzo mittente | mitt.te | dati mittente
  `,
  tracking: `
    spedizione | numero di spedizione | lettera di vettura | ldv | numero ldv | n. spedizione | nr spedizione
    codice spedizione | tracking code | numero di tracking
  `,
  reference: `
    riferimento | rif | ordine | rif. mittente | rif. mitt | rif. cliente | riferimento cliente | n. ordine
    numero ordine | vs. rif | rif mitt | rif.mitt | rif. alfabetico mittente | rif. numerico mittente
    nr ordine | ddt | n. ddt | ddt n
  `,
  weight: 'peso lordo | peso | peso kg | peso totale',
  date: 'data | data di spedizione | data spedizione | data ritiro | data stampa | data partenza',
  carrier: 'vettore | corriere | trasportatore',
  service: 'servizio | tipo servizio | prodotto',
  other: 'telefono | colli | collo | contrassegno | contenuto | note | porto | zona | volume',
};
