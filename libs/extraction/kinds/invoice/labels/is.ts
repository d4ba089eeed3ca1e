/** Icelandic. */
import { type LabelsIn } from '../../../layout/labels.js';
import { type InvoiceLabel } from './names.js';

export const is: LabelsIn<InvoiceLabel> = {
  title: 'reikningur | sölureikningur | kreditreikningur | kredit reikningur',
  invoiceNumber: `
    reikningsnúmer | reikningur nr | reikningsnr | númer reiknings | reikningur númer | reikn. nr | nr. reiknings
    sölureikningur nr | kreditreikningur nr
  `,
  invoiceDate: `
    dagsetning | dags | útgáfudagur | útgáfudags | dagsetning reiknings | reikningsdagur | reikningsdags | útgefið
    útgáfudagsetning
  `,
  dueDate: 'gjalddagi | eindagi | greiðist fyrir | lokagjalddagi',
  purchaseOrder: 'pöntunarnúmer | pöntun nr | pöntun | beiðni | beiðnisnúmer | innkaupapöntun',
  vatId: 'vsk númer | vsk nr | vsknr | virðisaukaskattsnúmer | vsknúmer | vsk no',
  paymentTerms: 'greiðsluskilmálar | greiðslumáti | greiðslufrestur',
  currency: 'gjaldmiðill | mynt',
  subtotal: `
    samtals án vsk | án vsk | nettó | samtala án vsk | upphæð án vsk | millisumma | samtals fyrir vsk | samtals nettó
    undirsumma | millisamtala | skattskyld upphæð | heildarverð án vsk
  `,
  tax: 'vsk | virðisaukaskattur | upphæð vsk | samtals vsk | vsk upphæð | vsk samtals | þar af vsk',
  total: `
    samtals | samtals með vsk | heildarupphæð | alls | heildarverð | samtals m/vsk | samtala | heild
    heildarupphæð með vsk
  `,
  due: 'til greiðslu | samtals til greiðslu | upphæð til greiðslu | eftirstöðvar | alls til greiðslu | ógreitt',
  prepaid: 'innborgun | greitt | innborgað | þegar greitt',
  otherAmount: 'afsláttur | einingarverð | einingaverð | flutningur | slétting | sendingarkostnaður',
  otherNumber: `
    kennitala | kt | viðskiptamannanúmer | viðskiptanúmer | bls | síða | tilvísun | bankareikningur | banki | viðskiptam. nr
  `,
  otherDate: 'afhendingardagur | afhendingardagsetning | tímabil',
  phone: 'sími | símanúmer | farsími',
  email: 'netfang | tölvupóstur',
};
