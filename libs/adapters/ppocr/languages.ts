/**
 * What PP-OCRv4's recogniser was trained to write, as ISO 639-3 data names: apart from the reader, which loads the
 * models.
 */
export const PPOCR_LANGUAGES: readonly string[] = ['chi_sim', 'eng'];
