/** Turkish, folded (lower case, no accents). */
import { type LabelsIn } from '../../../layout/labels.js';
import { type LabelName } from './names.js';

export const tr: LabelsIn<LabelName> = {
  recipient: 'alici | alici adi | alici adres | alici adresi | teslimat adresi | musteri',
  sender: 'gonderen | gonderici | gonderen adi | gonderen firma | gonderici firma | satici',
  tracking: `
    takip no | t.no | gonderi no | kargo takip no | takip numarasi | kargo no | kargo kodu | gonderi kodu
    barkod no | barkod | kargo takip numarasi
  `,
  reference: 'siparis no | siparis numarasi | referans no | referans | siparis | fatura no | irsaliye no',
  weight: 'agirlik | ds/kg | kg/ds | top ds/kg | toplam agirlik',
  date: 'tarih | gonderi tarihi | cikis tarihi | kargo tarihi | basim tarihi',
  carrier: 'kargo firmasi | kargo sirketi | tasiyici',
  service: 'hizmet | gonderi tipi | kargo tipi',
  other: `
    telefon | adet | parca | icerik | aciklama | odeme tipi | birim | sube | varis sube | cikis sube
  `,
};
