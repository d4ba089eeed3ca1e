/** Croatian, Bosnian, Serbian (in Latin letters) and Slovenian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const southSlavic: LabelsIn<InvoiceLabel> = {
  title: 'racun | faktura | predracun | dobropis',
  invoiceNumber: `
    racun br | racun broj | broj racuna | r-1 racun br | faktura br | broj fakture | racun st | stevilka racuna
    st racuna | racun stevilka
  `,
  invoiceDate: `
    datum racuna | datum izdavanja | datum izdaje | datum izdaje racuna | datum fakture | datum izdavanja racuna
  `,
  dueDate:
    'datum dospijeca | dospijece | rok placanja | datum dospeca | rok placila | datum zapadlosti | zapadlost | valuta placanja',
  purchaseOrder: `
    broj narudzbe | narudzba br | narudzbenica | broj porudzbine | narocilo | st narocila | stevilka narocila
    | vasa narudzba | narudzba broj | vasa porudzbina | vase narocilo | narocilnica | narocilnica st
    | narocilo st
  `,
  vatId: 'oib | pdv id | pdv id broj | pib | jib | id za ddv | davcna stevilka | id ddv | pdv broj',
  customerVatId: 'oib kupca | pib kupca',
  paymentTerms: 'nacin placanja | uvjeti placanja | nacin placila',
  subtotal:
    'osnovica | ukupno bez pdv | ukupno bez pdv-a | iznos bez pdv-a | medjuzbroj | skupaj brez ddv | osnova za ddv',
  tax: 'pdv | iznos pdv | iznos pdv-a | ukupno pdv | ddv | znesek ddv | skupaj ddv',
  total: 'ukupno | sveukupno | ukupno s pdv-om | ukupno sa pdv | ukupan iznos | skupaj | skupaj z ddv | skupni znesek',
  due: 'za platiti | za uplatu | ukupno za platiti | ukupno za uplatu | iznos za uplatu | za placilo | skupaj za placilo',
  prepaid: 'predujam | placeno | avans | predplacilo | ze placano',
  otherAmount: 'popust | zaokruzivanje | dostava | jedinicna cijena | cena na enoto',
  otherNumber: 'poziv na broj | sifra kupca | mbs | maticni broj | sklic | sifra stranke | stranica',
  otherDate: 'datum isporuke | datum prometa | datum opravljene storitve | datum dobave',
};
