/** Finnish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const fi: LabelsIn<InvoiceLabel> = {
  title: 'lasku | hyvityslasku',
  invoiceNumber: `
    laskun numero | laskunumero | lasku nro | laskun nro | laskunro | lasku nr
    | laskun no | lasku no | laskunumeronne | hyvityslaskun numero | lasku-nro
  `,
  invoiceDate: 'laskun paivays | laskun pvm | laskupaiva | laskun paivamaara | paivays | pvm | paivamaara',
  dueDate: 'erapaiva | erapvm | maksettava viimeistaan',
  purchaseOrder: `
    tilausnumero | tilausnumeronne | ostotilaus | ostotilausnumero | tilauksenne | tilausnro | asiakkaan tilausnumero
    | tilausviite | asiakkaan tilaus | tilausnronne | ostotilausnro | tilaus nro
  `,
  vatId: 'y-tunnus | alv nro | alv numero | alv tunnus | vat tunnus | alv-tunniste',
  customerVatId: 'asiakkaan y-tunnus | asiakkaan alv nro',
  iban: 'tilinumero | saajan tilinumero',
  paymentTerms: 'maksuehto | maksuehdot',
  currency: 'valuutta',
  subtotal: 'veroton yhteensa | yhteensa veroton | veroton hinta yhteensa | veroton summa | valisumma | yhteensa alv 0',
  tax: 'arvonlisavero | alv | alv yhteensa | alv euroa | veron osuus | arvonlisavero yhteensa',
  total: 'yhteensa | verollinen yhteensa | laskun loppusumma | loppusumma | laskun summa | kokonaissumma',
  due: 'maksettava | maksettavaa | maksettava yhteensa | maksettavaa yhteensa | avoin summa',
  prepaid: 'ennakkomaksu | maksettu | maksettu ennakko',
  otherAmount: `
    alennus | pyoristys | toimituskulut | rahti | a-hinta | yksikkohinta | viivastyskorko
    edellinen saldo | edellinen lasku
  `,
  otherNumber: 'viitenumero | viite | viitenro | asiakasnumero | asiakasnro | viitteemme | viitteenne | sivu',
  otherDate: 'toimituspaiva | toimituspvm | tilauspaiva',
  phone: 'puh | puhelin',
};
