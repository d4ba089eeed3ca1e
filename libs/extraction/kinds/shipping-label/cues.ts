/** What a shipping label says of itself, in several languages; none names a sender. */
import { type Cue } from '../../kind/cue.js';

export const cues: readonly Cue[] = [
  { pattern: /(?:^|\s{2})(?:from|fran|von|expediteur|da|van)\s?:/m, weight: 0.75 },
  { pattern: /(?:^|\s{2})(?:to|till|an|destinataire|a|aan)\s?:/m, weight: 0.75 },
  {
    pattern:
      /\b(tracking( (no|number|#|id))?|track|trk|kolli|kolli-id|sandnings?|consignment|sendungsnummer|paketnummer|waybill|air waybill|awb|sscc|numero de suivi|colli|kollinummer|zending|n[o°] de colis|codigo de envio|nr paczki|nr przesylki|cislo (?:baliku|zasilky)|paketnr)\b/,
    weight: 2,
  },
  {
    pattern:
      /\b(ship to|shipto|deliver to|ship from|consignee|shipper|consignor|receiver|recipient|sender|empfanger|absender|destinataire|expediteur|mottagare|avsandare|ontvanger|afzender|remitente|mittente|destinatario|nadawca|odbiorca|adresat|odesilatel|prijemce|afsender|modtager)\b/,
    weight: 1.5,
  },
  {
    pattern:
      /\b(ups|fedex|fed ex|dhl|usps|dpd|gls|tnt|hermes|royal mail|postnord|schenker\w*|purolator|canada post|la poste|colissimo|chronopost|aramex|australia post|evri|yodel|post ?nl|correos|swiss ?post|die post|inpost|pocztex|poczta polska|parcelforce|bpost|mondial relay|seur|ontrac|an post)\b/,
    weight: 2,
  },
  {
    pattern:
      /\b(ground|priority|express|overnight|next day|parcel|paket|colis|freight|first[- ]class|saver|worldwide)\b/,
    weight: 0.7,
  },
  { pattern: /\b\d+([.,]\d+)? ?(lbs?|kg|kgs|oz)\b/, weight: 1 },
  {
    pattern:
      /\b(actwgt|act wt|weight|gewicht|vikt|poids|waga|hmotnost|peso|transportinstruktion|dims|pkg|pieces|postage|billing|ref ?\d?)\b/,
    weight: 0.7,
  },
];
