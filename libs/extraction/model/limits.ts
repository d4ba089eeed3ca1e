/** The bounds a document must stay within, in one place. Checked before the costly step they protect, never after. */
export const LIMITS = {
  bytes: 10 * 1024 * 1024,
  pages: 50,
  /** per page, before decoding */
  pixels: 50_000_000,
  /**
   * What a page picture is scaled down to before it is read: more pixels cost time and memory and add no legibility.
   */
  readPixels: 9_000_000,
  /** Longest side of a PDF page in points that is rendered at full resolution (A0 is 3370). */
  pagePoints: 14_400,
  /** For a document, ... */
  wallClockMs: 120_000,
  /** ... more for each picture of it that was read, as scanned contracts have dozens, ... */
  wallClockPerPictureMs: 6_000,
  /** ... and in all. */
  wallClockMostMs: 400_000,
  /**
   * Processor time for one step (decoding, drawing a page, reading a line of it, finding the fields); an honest one
   * takes a few seconds.
   */
  stepProcessorMs: 12_000,
  /** Processor time for reading a picture; a page of newsprint in four columns takes 18 s. */
  pictureProcessorMs: 36_000,
  /** A document that makes its child hold more than this by itself, beside programs and libraries, is stopped. */
  memoryMb: 420,
  /** A child that holds this much after a document is replaced, so that the next has room below `memoryMb`. */
  wornOutMb: 325,
  /** Bytes a packed stream of a PDF, pictures aside, may unpack to. */
  streamBytes: 40 * 1024 * 1024,
  /** States a PDF may have saved and not restored; the standard asks readers for 28. */
  savedStates: 2_000,
  /** Lines, areas and pictures one stream of a PDF may paint when its page has to be drawn. */
  strokes: 100_000,
  /**
   * Of the stream with most of them, times the pages it may be drawn on, where pages are asked what they show; to ask
   * costs 20 µs a stroke.
   */
  strokesAsked: 20_000,
  /** Fields of a PDF page that say what on it is an answer; a page of more is read as print is. */
  fields: 600,
  /** Bytes of embedded XML that are parsed. */
  xmlBytes: 5 * 1024 * 1024,
} as const;
