/** What each type of document says of itself, over folded text (lower case, no accents). */
import { type DocType } from '#ports/extractor.js';

export interface Cue {
  readonly pattern: RegExp;
  readonly weight: number;
  /** Counts only among the first lines. */
  readonly head?: true;
}

export const CUES: Readonly<Record<Exclude<DocType, 'unknown'>, readonly Cue[]>> = {
  invoice: [
    {
      pattern: /\b(invoice|rechnung|facture|factuur|factura|fattura|fatura|faktura|avoir|gutschrift|credit ?note)\b/,
      weight: 2,
    },
    {
      pattern:
        /\b(rechnungs\S*|invoice (no|number|date|#)\S*|n[o°]? ?(de )?(la )?facture|factuurnummer|numero (de )?factura|numero fattura|date (de )?(la )?facture)/,
      weight: 2,
    },
    {
      pattern:
        /\b(bill to|billed to|sold to|invoice to|rechnung an|facture a|factuur aan|kundennummer|kunden-?nr|code client|n[o°] client|klantnummer)\b/,
      weight: 2,
    },
    {
      pattern:
        /\b(due date|payment terms|terms|zahlbar|zahlungsziel|zahlungsbedingungen|falligkeit|fallig|echeance|vervaldatum|reglement|scadenza|vencimiento|termin platnosci)\b/,
      weight: 1,
    },
    {
      pattern:
        /\b(iban|bic|swift|ust-?id\S*|umsatzsteuer-?id\S*|tva intracommunautaire|btw-?nummer|vat (no|number|reg\S*)|siret|rcs)\b/,
      weight: 1,
    },
    {
      pattern:
        /\b(unit price|line total|qty|quantity|einzelpreis|menge|prix unitaire|p\.? ?u\.? ?h\.?t|quantite|aantal|prijs|cantidad|quantita|ilosc)\b/,
      weight: 0.8,
    },
  ],
  receipt: [
    {
      pattern:
        /\b(receipt|kassenbon|kassenzettel|quittung|ticket de caisse|recu|kassabon|bon fiscal|recibo|scontrino|paragon|ticket)\b/,
      weight: 1.5,
    },
    { pattern: /\bchange\b|\btendered\b|ruckgeld|\brendu\b|wisselgeld|\bresto\b|\breszta\b|\bbaki\b/, weight: 1.5 },
    { pattern: /\b([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?\b/, weight: 0.8 },
    { pattern: /\b(sub ?-?total|total)\b/, weight: 0.5 },
    {
      pattern:
        /\b(cash|tendered|gegeben|ruckgeld|rendu|especes|wisselgeld|contant|cambio|efectivo|resto|gotowka|bar)\b/,
      weight: 1.5,
    },
    {
      pattern:
        /\b(cashier|till (?:no|id|#|\d)|terminal|pos|server|table|guests?|caissier|kasse|kassier|bediener|serveur|kassa|cajero)\b/,
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
  ],
  contract: [
    {
      pattern: /\b(agreement|contract|vertrag|contrat|contratto|contrato|overeenkomst|umowa)\b/,
      weight: 1,
      head: true,
    },
    {
      pattern:
        /\b(this agreement|hereinafter|hereto|hereby|herein|whereas|in witness whereof|witnesseth|hereunder|thereof)\b/,
      weight: 2.5,
    },
    {
      pattern:
        /\b(governing law|governed by( and construed)?|jurisdiction|severability|entire agreement|indemnif\w+|gerichtsstand|droit applicable)\b/,
      weight: 1.5,
    },
    { pattern: /\b(confidential information|non-?disclosure|parties|effective date|terminat\w+)\b/, weight: 1 },
    { pattern: /\b(im folgenden|vertragsparteien|ci-apres|il a ete convenu|les parties|partijen)\b/, weight: 2 },
  ],
  id_card: [
    { pattern: /^[a-z0-9<]{28,46}$/m, weight: 1 },
    { pattern: /[a-z0-9]<<+[a-z0-9<]{5,}|<{4,}/, weight: 4 },
    { pattern: /\b(passport|passeport|reisepass|pasaporte|passaporto|paspoort|paszport|pasaport)\b/, weight: 2.5 },
    {
      pattern:
        /\b(identity card|personalausweis|carte (nationale )?d'?identite|documento nacional de identidad|carta d'?identita|identiteitskaart|identification card|cartao de cidadao|citizen card|dowod osobisty|identity document|residence permit|residence card|aufenthaltstitel|titre de sejour|permesso di soggiorno|permiso de residencia|karta pobytu|obcansky prukaz|obciansky preukaz|osobna iskaznica|cedula de ciudadania)\b/,
      weight: 3,
    },
    {
      pattern:
        /\b(driver'?s? licen[cs]e|driving licen[cs]e|fuhrerschein|permis de conduire|operator licen[cs]e|rijbewijs|permiso de conduccion|patente di guida|prawo jazdy|carta de conducao|korkort|forerkort|korekort|ajokortti|ridicsky prukaz)\b/,
      weight: 3,
    },
    { pattern: /^(?=[\s\S]*\bdob\b)(?=[\s\S]*\b(?:iss|exp)\b)/, weight: 2.5 },
    {
      pattern: /\b(endorsements?|hgt|wgt|organ donor|veh(icle)? class\w*|categories|permis|licen[cs]e class)\b/,
      weight: 1,
    },
    { pattern: /(?<![\s\S])(?=[\s\S]*^\W{0,3}4a[.\s])(?=[\s\S]*^\W{0,3}(?:4b|5)[.\s])/m, weight: 2 },
    {
      pattern:
        /\b(nationality|nationalite|staatsangehorigkeit|date of birth|date de naissance|geburtsdatum|geburtstag|place of birth|lieu de naissance|dob|nacionalidad)\b/,
      weight: 1.5,
    },
    {
      pattern:
        /\b(surname|given names?|prenoms?|vornamen?|apellidos?|nombres?|date of expiry|date d'?expiration|sex|sexe)\b/,
      weight: 1,
    },
  ],
  shipping_label: [
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
  ],
};
