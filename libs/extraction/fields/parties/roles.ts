/** Words that say whose address follows, in eight languages, folded. */
import { type Lexicon, phrases } from '../../layout/labels.js';

export type Role = 'vendor' | 'customer' | 'delivery';

export const ROLE_LABELS: Lexicon<Role> = {
  vendor: phrases(`
    seller | vendor | supplier | sold by | from | service provider | issued by | remit to | biller | payee
    verkaufer | lieferant | rechnungssteller | absender | leistungserbringer | auftragnehmer
    vendeur | emetteur | fournisseur | prestataire | emis par | expediteur
    leverancier | verkoper | afzender | van
    vendedor | proveedor | emisor | fornitore | venditore | cedente | mittente | sprzedawca | dostawca | fornecedor | emitente
    leverantor | saljare | salger | selger | leverandor | betalt til | dodavatel | prodavajici
  `),
  customer: phrases(`
    bill to | billed to | bill to address | billing address | invoice to | invoice address | sold to | customer | buyer | client
    | invoiced to | to | purchaser | account holder address | charge to
    kaufer | kunde | rechnungsempfanger | rechnung an | rechnungsadresse | rechnungsanschrift | leistungsempfanger
    kaufer/leistungsempfanger | empfanger | auftraggeber | abweichender rechnungsempfanger
    client | acheteur | facture a | facturer a | adresse de facturation | adresse du client | destinataire | facturation | facture pour | adresse a
    klant | koper | factuuradres | factuur aan | afnemer | aan | debiteur
    cliente | comprador | facturar a | destinatario | datos del cliente | acquirente | cessionario | spett le | intestatario | fatturare a
    nabywca | kupujacy | odbiorca | cliente final | faturar a | adquirente | exmo s | exmo s sr s | exmos srs
    fakturamottagare | kund | kopare | kunde | kjoper | kober | betalt av | odberatel | zakaznik | objednatel
  `),
  delivery: phrases(`
    ship to | shipped to | shipping address | deliver to | delivery address | delivery | ship to address
    lieferadresse | lieferanschrift | warenempfanger | lieferung an | abweichender warenempfanger | liefern an
    adresse de livraison | livraison | livre a | livrer a | lieu de livraison
    afleveradres | leveringsadres | bezorgadres | direccion de entrega | direccion de envio | enviar a
    indirizzo di consegna | destinazione merce | luogo di consegna | adres dostawy | endereco de entrega | local de entrega
    leveransadress | leveringsadresse | dodaci adresa
  `),
};
