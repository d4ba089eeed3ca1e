/** What a receipt says of itself, in several languages; none names a company. */
import { type Cue } from '../../kind/cue.js';

export const cues: readonly Cue[] = [
  {
    pattern:
      /\b(receipt|kassenbon|kassenzettel|quittung|ticket de caisse|recu|kassabon|bon fiscal|recibo|scontrino|paragon|ticket|resit|\w*kvitto|\w*kvittering|\w*kuitti|uctenka|blocek|nyugta|racun|kviitung|kvits|cekis|boleta)\b/,
    weight: 1.5,
  },
  // What tills of these countries must call their paper: an invoice by its name, of no named buyer.
  {
    pattern:
      /\b(simplified (tax )?invoice|fac?tura simplificada|fatura[- ]recibo|ticket de venta|documento commerciale|paragon fiskalny|zjednoduseny danovy doklad|egyszerusitett \w*szamla|nota fiscal de consumidor|nfc-?e|cupom fiscal)\b/,
    weight: 2,
  },
  {
    pattern:
      /\bchange\b|\btendered\b|ruckgeld|\brendu\b|wisselgeld|\bresto\b|\breszta\b|\bbaki\b|\btroco\b|\bvraceno\b|\bvisszajaro\b|\bvaxel\b|\bbyttepenge\b|\bpara ustu\b|\btakaisin\b|\bvuelto\b|\bkembali\w*\b/,
    weight: 1.5,
  },
  { pattern: /\b([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?\b/, weight: 0.8 },
  {
    pattern:
      /\b(sub ?-?total|total\w?|summe|gesamt\w*|totaal|suma|summa|razem|celkem|spolu|att betala|a betale|at betale|yhteensa|osszesen|toplam|jumlah|ukupno)\b/,
    weight: 0.5,
  },
  {
    pattern:
      /\b(cash|tendered|gegeben|ruckgeld|rendu|especes|wisselgeld|contant|cambio|efectivo|resto|gotowka|bar|tunai|hotove|hotovost|kontant\w*|dinheiro|numerario|contante|keszpenz|numerar|nakit|kateinen|sularaha)\b/,
    weight: 1.5,
  },
  {
    pattern:
      /\b(cashier|de?pt|till (?:no|id|#|\d)|terminal|pos|server|table|guests?|caissier|kasse|kassier|bediener|serveur|kassa|cajero|kasjer\w*|pokladn\w*|kassor|caixa|operador|meja|mesa|tavolo|stul)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(thank you|thanks|please come again|vielen dank|merci de votre visite|a bientot|bedankt|gracias|grazie|obrigad[oa]|terima kasih|dziekuj\w*|dekuj\w*|tack for|valkommen ater|takk for|tak for|kiitos|koszonjuk|va multumim|tesekkur\w*|goods sold|not returnable|exchange)\b/,
    weight: 1,
  },
  {
    pattern: /\b(gst|round(ing|ed)( adj\S*)?|total (rounded|incl\S*|sales)|tax invoice|sst|simplified tax)\b/,
    weight: 1,
  },
  {
    pattern:
      /\b(visa|mastercard|maestro|amex|debit|credit card|girocard|ec-karte|carte bancaire|bancontact|multibanco|cartao de (?:debito|credito)|karta platnicza|betalkort|bankkort|bankaxept|dankort|bankkartya|contactless|kontaktlos|sans contact|kartenzahlung|eftpos|interac|pin ok|approval code|auth code)\b/,
    weight: 0.7,
  },
  {
    pattern: /\b(tip|gratuity|pourboire|trinkgeld|fooi|propina|mancia|gorjeta|dricks|drikkepenger|drikkepenge)\b/,
    weight: 0.8,
  },
];
