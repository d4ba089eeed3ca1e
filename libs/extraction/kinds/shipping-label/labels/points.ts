/** Where a parcel waits for its recipient, in every language, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const points: LabelsIn<LabelName> = {
  point: `
    pickup point | pick-up point | collection point | parcel shop | parcelshop | service point | access point
    pickup store | collect from store | deliver to store | paketshop | abholstation | abholort | abholfiliale
    point relais | point retrait | point de retrait | livre chez | lieu de retrait | votre relais
    punto de recogida | punto de entrega | recoger en | punto di ritiro | punto ritiro | ponto de recolha
    ponto de retirada | afhaalpunt | afhaallocatie | ophaalpunt | utlamningsstalle | hamtstalle | udleveringssted
    pakkeshop | afhentningssted | hentested | utleveringssted | noutopaikka | noutopiste | punkt odbioru
    adres punktu | vydejni misto | misto vydeje | odberne miesto | vydajne miesto | atveteli pont
    atvevohely | punct de ridicare | mjesto preuzimanja | prevzemno mesto
  `,
};
