import { type Box, type Word } from '../model/page.js';
import { barePictures, isStampedScan } from './bare-pictures.js';

const SHEET = { width: 600, height: 800 };
const word = (text: string, box: Box): Word => ({ text, box, confidence: 1, source: 'text-layer' });
const label: Box = [50, 50, 550, 350];
const print = (from: number, lines: number): Word[] =>
  Array.from({ length: lines }, (_, at) => word('Instructions', [60, from + at * 14, 500, from + at * 14 + 10]));

describe('pictures on a page with text', () => {
  it('show more than the text says, where nothing stands over them', () => {
    expect(barePictures([label], print(400, 4), SHEET)).toEqual([label]);
    expect(barePictures([label], [...print(400, 4), word('VOID', [60, 60, 90, 70])], SHEET)).toEqual([label]);
  });

  it('are a background where print stands over them', () => {
    expect(barePictures([[0, 0, 600, 800]], print(100, 12), SHEET)).toEqual([]);
  });

  it('are marks where they are small, and count as far as they are on the page', () => {
    expect(barePictures([[20, 20, 120, 60]], print(400, 4), SHEET)).toEqual([]);
    expect(barePictures([[-500, 50, 10, 350]], print(400, 4), SHEET)).toEqual([]);
    expect(barePictures([[-10, -10, 610, 100]], print(400, 4), SHEET)).toEqual([[0, 0, 600, 100]]);
  });

  it('are a scan that was stamped, where one fills the page and hardly anything is said', () => {
    const stamp = word('Envelope 4F2A-77C1-9D0B', [20, 10, 200, 18]);
    const sheet: Box = [0, 0, 600, 800];
    expect(barePictures([sheet], [stamp], SHEET)).toEqual([sheet]);
    expect(isStampedScan([sheet], [stamp], SHEET)).toBe(true);
    expect(isStampedScan([label], [stamp], SHEET)).toBe(false);
    expect(isStampedScan([sheet], print(10, 20), SHEET)).toBe(false);
  });
});
