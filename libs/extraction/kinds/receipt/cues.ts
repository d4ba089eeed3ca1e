/** What a receipt says of itself, in several languages; none names a company. */
import { type Cue } from '../../kind/cue.js';

export const cues: readonly Cue[] = [
  {
    pattern:
      /\b(receipt|kassenbon|kassenzettel|quittung|ticket de caisse|recu|kassabon|bon fiscal|recibo|scontrino|paragon|ticket)\b/,
    weight: 1.5,
  },
  { pattern: /\bchange\b|\btendered\b|ruckgeld|\brendu\b|wisselgeld|\bresto\b|\breszta\b|\bbaki\b/, weight: 1.5 },
  { pattern: /\b([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?\b/, weight: 0.8 },
  { pattern: /\b(sub ?-?total|total)\b/, weight: 0.5 },
  {
    pattern: /\b(cash|tendered|gegeben|ruckgeld|rendu|especes|wisselgeld|contant|cambio|efectivo|resto|gotowka|bar)\b/,
    weight: 1.5,
  },
  {
    pattern:
      /\b(cashier|de?pt|till (?:no|id|#|\d)|terminal|pos|server|table|guests?|caissier|kasse|kassier|bediener|serveur|kassa|cajero)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(thank you|thanks|please come again|vielen dank|merci de votre visite|a bientot|bedankt|gracias|grazie|goods sold|not returnable|exchange)\b/,
    weight: 1,
  },
  {
    pattern: /\b(gst|round(ing|ed)( adj\S*)?|total (rounded|incl\S*|sales)|tax invoice|sst|simplified tax)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(visa|mastercard|maestro|amex|debit|credit card|girocard|ec-karte|carte bancaire|pin ok|approval code|auth code)\b/,
    weight: 0.7,
  },
  { pattern: /\b(tip|gratuity|pourboire|trinkgeld)\b/, weight: 0.8 },
];
