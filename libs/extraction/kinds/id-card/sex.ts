/** The sex as cards print it: international letters, those of other languages ("K", "V", "W", "H"), and whole words. */
import { fold } from '../../layout/fold.js';

/** "K / F", "Gore / F": of two letters the second is the international one. */
const LETTER = /^\W*(?:[a-z]{1,12}\s?\/\s?)?([mfx])(?![a-z])/;
/** Of women kobieta, kvinna, vrouw, weiblich, žena, nainen, nő; of men homme, hombre. */
const OTHERS = /^\W*([kvwznh])(?![a-z])/;
const FEMALE =
  /^\W*(?:female|femenin|feminin|femminil|femme|mujer|weiblich|kobieta|vrouw|kvinn|kvinde|zena|nainen|babae|perempuan|kadin)/;
const MALE = /^\W*(?:male|masculin|maschil|homme|hombre|mannlich|mezczyzna|man(?![a-z])|mies|lalaki|laki|erkek)/;

export function sexIn(text: string): 'F' | 'M' | 'X' | undefined {
  const folded = fold(text);
  const letter = LETTER.exec(folded)?.[1] ?? OTHERS.exec(folded)?.[1];
  if (letter) return letter === 'x' ? 'X' : letter === 'm' || letter === 'h' ? 'M' : 'F';
  return FEMALE.test(folded) ? 'F' : MALE.test(folded) ? 'M' : undefined;
}
