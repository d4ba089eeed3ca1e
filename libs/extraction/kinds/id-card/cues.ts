/** What an identity document says of itself, in several languages; none names a company. */
import { type Cue } from '../../kind/cue.js';

export const cues: readonly Cue[] = [
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
];
