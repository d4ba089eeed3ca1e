/**
 * OcrEngine: reads the words off one page image. Defaults: `ppocr` (PP-OCR) and `tesseract` (tesseract.js, two dozen
 * languages), both in the recycled processes that extract documents: a reader need not survive a damaged picture. The
 * same image with the same options gives the same words, whatever was read before. @throws OcrFailed
 */
import type { Turn } from '#kernel/page-size.js';

export const OCR_ENGINES = ['ppocr', 'tesseract'] as const;
export type OcrEngineName = (typeof OCR_ENGINES)[number];

/**
 * 3×3, row by row, for homogeneous coordinates: where a point (0..1 across and down) of a picture that was moved stands
 * in the picture as it came (0..1).
 */
export type Pose = readonly [number, number, number, number, number, number, number, number, number];

/** How a picture was moved to be read. */
export interface Moved {
  readonly pose: Pose;
  /** What of it turned the picture upright, leaving out what set it straight. */
  readonly turn?: Turn;
  /** pixels, as moved */
  readonly width: number;
  readonly height: number;
}

/** At most 50 megapixels. */
export interface OcrImage {
  /** A byte for each pixel, row by row from the top left: 0 is black, 255 white. */
  readonly grey: Uint8Array;
  /** pixels */
  readonly width: number;
  /** pixels */
  readonly height: number;
}

export interface OcrOptions {
  /** ISO 639-3 codes of the language data to read with, e.g. ['eng', 'deu']; ['eng'] when absent. */
  readonly languages?: readonly string[];
  readonly signal?: AbortSignal;
  /** The picture may be turned upright and set straight before it is read, by engines that see how it lies. */
  readonly mayMove?: boolean;
  /** Wall clock for this page; none when absent. */
  readonly timeoutMs?: number;
  /** Called whenever a part of the page was read, of engines that read in parts; what it throws ends the reading. */
  readonly onProgress?: () => void;
}

export interface OcrWord {
  readonly text: string;
  /** 0..1, as the reader says; not calibrated */
  readonly confidence: number;
  /** x0, y0, x1, y1 in pixels of the image, origin top left */
  readonly box: readonly [number, number, number, number];
  /** Number of the text line on the page, as the reader groups words; reading order. */
  readonly line: number;
}

/** Where a line of print stands. */
export interface OcrLine {
  /** Around its middle, as wide and high as if it lay level; pixels of the image. */
  readonly box: OcrWord['box'];
  /** Pixels down to one to the right. */
  readonly slope: number;
}

export interface OcrPage {
  readonly words: readonly OcrWord[];
  /** Where lines stand, whether anything could be read of them or not; of readers that find them first. */
  readonly lines?: readonly OcrLine[];
  /** Where print stands on its side among upright print, in pixels of the image; of readers that see it. */
  readonly sideways?: readonly OcrWord['box'][];
  /** The picture was moved to be read; all boxes are of the moved one. */
  readonly moved?: Moved;
  /** Which engine read it, e.g. `tesseract 7.0.0 eng`. */
  readonly engine: string;
  /**
   * Languages whose every letter this reading could have written, whatever it was asked for; those asked for when
   * absent.
   */
  readonly knows?: readonly string[];
}

export abstract class OcrEngine {
  abstract read(image: OcrImage, options?: OcrOptions): Promise<OcrPage>;
  /** Language codes this engine can read. */
  abstract languages(): readonly string[];
  /** Gives memory back that it keeps to be quick, before others need much. The next page takes a little longer. */
  async makeRoom(): Promise<void> {}
  abstract close(): Promise<void>;
}

export class OcrFailed extends Error {
  override readonly name = 'OcrFailed';
  constructor(
    /** `crashed` and `timed_out` may go better next time, `unreadable` will not. */
    readonly reason: 'timed_out' | 'crashed' | 'unreadable',
    message: string,
  ) {
    super(message);
  }
}

/** @throws OcrFailed when there are not as many bytes as pixels */
export function assertWhole({ grey, width, height }: OcrImage): void {
  if (!(width > 0 && height > 0 && grey.length === width * height))
    throw new OcrFailed('unreadable', `${grey.length} bytes are no picture of ${width} by ${height} pixels.`);
}
