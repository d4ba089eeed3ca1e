/** Names that are no party's: what a contract calls itself or its parties, and states. */
import { US_STATES } from '../../../regions/united-states.js';

const NO_PARTY =
  /\b(?:agreement|contract|contrato|contratto|contrat|\p{L}*vertrag|overeenkomst|umowa|undersigned|parties|party|exhibit|dated|period|information|effective|board of directors|securities and exchange)\b|^(?:the )?(?:employee|associate|executive|company|corporation|recipient|consultant|contractor|director|board|bank|employer|visitor|owner|tenant|landlord|lender|borrower|licen[cs]ee|licensor|supplier|customer|purchaser|seller|buyer|discloser|disclosing|receiving|state|commonwealth|united states|section|article|delaware)\b\W*$/iu;
const STATES: ReadonlySet<string> = new Set(Object.values(US_STATES).map((state) => state.toLowerCase()));

export const isParty = (name: string): boolean => !NO_PARTY.test(name) && !STATES.has(name.toLowerCase());
