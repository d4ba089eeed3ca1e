/** Estonian, Latvian and Lithuanian, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const baltic: LabelsIn<InvoiceLabel> = {
  title: 'arve | kreeditarve | rekins | saskaita faktura | pvm saskaita faktura | kreditine saskaita',
  invoiceNumber: `
    arve nr | arve number | arve numeriks | rekins nr | rekina nr | rekina numurs | saskaitos nr | saskaita faktura nr
    saskaitos numeris | serija ir numeris
  `,
  invoiceDate: 'arve kuupaev | kuupaev | rekina datums | datums | saskaitos data | israsymo data',
  dueDate: `
    maksetahtaeg | maksetahtpaev | tasuda hiljemalt | apmaksas termins | samaksas termins | apmaksat lidz | apmoketi iki
    mokejimo terminas | sumoketi iki
  `,
  purchaseOrder: `
    tellimuse nr | tellimuse number | tellimus | pasutijuma nr | pasutijums | uzsakymo nr | uzsakymo numeris
    | teie tellimus | ostutellimus | jusu pasutijums | pasutijuma numurs | jusu uzsakymas | uzsakymas nr
  `,
  vatId: `
    kmkr nr | kmkr | kmkr number | kaibemaksukohustuslase nr | pvn reg nr | pvn nr | pvn numurs | pvm kodas
    pvm moketojo kodas
  `,
  paymentTerms: 'maksetingimused | apmaksas noteikumi | mokejimo salygos',
  subtotal: `
    summa kaibemaksuta | summa ilma kaibemaksuta | summa km-ta | vahesumma | summa bez pvn | kopa bez pvn
    suma be pvm | is viso be pvm | tarpine suma
  `,
  tax: 'kaibemaks | kaibemaks kokku | pvn | pvn summa | pvm suma | is viso pvm',
  total:
    'kokku | summa kokku | arve summa | kokku koos kaibemaksuga | kopa | kopa ar pvn | is viso | suma su pvm | bendra suma',
  due: 'tasuda | kuulub tasumisele | kokku tasuda | tasumisele kuulub | apmaksai | summa apmaksai | kopa apmaksai | moketina suma | viso moketi',
  prepaid: 'ettemaks | makstud | avanss | samaksats | sumoketa | avansas',
  otherAmount: 'allahindlus | umardamine | atlaide | nuolaida | noapalosana | apvalinimas',
  otherNumber:
    'viitenumber | registrikood | reg kood | kliendi nr | reg nr | klienta nr | imones kodas | kliento kodas',
  otherDate: 'tarnekuupaev | piegades datums | pristatymo data',
};
