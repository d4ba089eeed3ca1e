/**
 * What differs between the generations of PP-OCR's models: how their detector wants the picture, what its answer means,
 * and what their recogniser writes. Measured on scanned receipts; docs/readers.md has the figures.
 */
import { PPOCR_V6_SMALL } from '../models/ppocr-v6-small.js';

export interface Detection {
  /** Of brightness 0..1: the picture is shifted by the mean and divided by the deviation. */
  readonly mean: number;
  readonly deviation: number;
  /** The shorter side of the picture the detector sees has at most so many pixels, … */
  readonly maxSide: number;
  /** … it has at most so many of them, … */
  readonly maxPixels: number;
  /** … and a small one is enlarged until its shorter side has so many. */
  readonly minSide: number;
  /** It sees a tall picture in strips of so many pixels, because its memory grows with them. */
  readonly stripPixels: number;
  /** Chance from which a pixel counts as text. */
  readonly text: number;
  /** Mean chance of a line's pixels from which it counts as a line. */
  readonly sure: number;
  /** How far a line reaches beyond its core. */
  readonly unclip: number;
}

export interface Generation {
  /** As it stands in `engine` of a page. */
  readonly name: string;
  /** ISO 639-3 data names whose every letter it writes. */
  readonly languages: readonly string[];
  /** Pixels of a line, at the recogniser's height, that it sees at once. */
  readonly longest: number;
  /** Whether its recogniser writes the spaces it sees. */
  readonly spaces: boolean;
  /** Mean confidence under which a line is looked at again with more and with less of the page around it. */
  readonly unsure: number;
  /**
   * Mean confidence under which a line at the head of a page is read from several sides: names and addresses stand
   * there, small print that no sum proves. It costs two more readings.
   */
  readonly doubtful: number;
  /** The letters and marks that it may write in a line that is not Chinese or Japanese. */
  readonly latin: RegExp;
  readonly detection: Detection;
}

/** Latin letters without accents, and what English receipts print beside them. */
const PLAIN_LATIN = /^[\x20-\x7e£€¥°é×²³½·§®©’‘“”–—]$/u;
/** The letters of Europe's languages in Latin script, and the marks and currencies printed beside them. */
const EUROPEAN_LATIN = /^[\x20-\x7e¡-ÿĀ-žȘșȚțƏəƒ‘’‚“”„†•…‰‹›–—€₤₹₺₽№™−]$/u;

export const V4_MOBILE: Generation = {
  name: 'v4-mobile',
  languages: ['chi_sim', 'eng'],
  longest: 2400,
  spaces: false,
  unsure: 0.92,
  doubtful: 0,
  latin: PLAIN_LATIN,
  detection: {
    mean: 0.449,
    deviation: 0.226,
    // Larger breaks lines into pieces, and takes memory and time in proportion.
    maxSide: 800,
    maxPixels: 600_000,
    minSide: 0,
    stripPixels: 600_000,
    text: 0.3,
    sure: 0.5,
    unclip: 1.7,
  },
};

export const V6_SMALL: Generation = {
  name: 'v6-small',
  languages: PPOCR_V6_SMALL.languages,
  longest: 1200,
  spaces: true,
  unsure: 0,
  doubtful: 0.98,
  latin: EUROPEAN_LATIN,
  detection: {
    mean: 0.5,
    deviation: 0.5,
    maxSide: 800,
    maxPixels: 1_400_000,
    minSide: 736,
    stripPixels: 600_000,
    text: 0.3,
    sure: 0.5,
    unclip: 1.7,
  },
};
