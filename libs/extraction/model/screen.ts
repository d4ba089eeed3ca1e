/** What a telephone shows is so many times as high as wide at least; no sheet of paper is. */
import { type Page } from './page.js';

const TALL = 1.7;

export const isTallAsScreen = ({ width, height }: Pick<Page, 'width' | 'height'>): boolean => height >= width * TALL;
