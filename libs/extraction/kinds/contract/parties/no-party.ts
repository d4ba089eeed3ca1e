/** Names that are no party's: what a contract calls itself or its parties, states, and months. */
import { US_STATES } from '../../../regions/united-states.js';

const NO_PARTY =
  /\b(?:agreement|contract|contrato|contratto|contrat|\p{L}*vertrag|overeenkomst|umowa|undersigned|parties|party|exhibit|dated|period|information|effective|board of directors|persons|securities and exchange)\b|^(?:the )?(?:employee|associate|executive|company|corporation|recipient|consultant|contractor|director|board|bank|employer|visitor|owner|tenant|landlord|lender|borrower|licen[cs]ee|licensor|supplier|customer|purchaser|seller|buyer|discloser|disclosing|receiving|affiliate|distributor|agent|guarantor|trustee|servicer|reseller|sponsor|franchisee|franchisor|manufacturer|provider|vendor|client|members?|shareholders?|stockholders?|investors?|state|commonwealth|united states|section|article|delaware)\b\W*$/iu;
const STATES: ReadonlySet<string> = new Set(Object.values(US_STATES).map((state) => state.toLowerCase()));

/** "SEP 2021", on a stamp. */
const MONTH = /^\p{L}{3,9}\.? (?:19|20)\d{2}$/u;

export const isParty = (name: string): boolean =>
  !NO_PARTY.test(name) && !MONTH.test(name) && !STATES.has(name.toLowerCase());
