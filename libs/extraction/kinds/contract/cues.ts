/** What a contract says of itself, in several languages; none names a company. */
import { type Cue } from '../../kind/cue.js';

export const cues: readonly Cue[] = [
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
];
