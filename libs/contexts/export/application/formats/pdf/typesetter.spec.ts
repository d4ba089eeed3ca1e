import { jest } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { Typesetter, type Style } from './typesetter.js';

const style: Style = { cut: 'regular', size: 10, colour: '#000000' };

describe('text on paper', () => {
  const document = new PDFDocument({ autoFirstPage: false });
  const type = new Typesetter(document);

  it.each([
    'The quick brown fox jumps over the lazy dog, again and again, until the line is full.',
    '请求书の合計金额は二千円です请求书の合計金额は二千円です',
    'W'.repeat(80),
    'Zażółć gęślą jaźń — Ωμέγα — Привет — 2026/03/14'.repeat(3),
    'tea 🍵 and שלום '.repeat(10),
  ])('is broken into lines that fit and lose nothing: %s', (text) => {
    const lines = type.lines(text, style, 120);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(type.width(line, style)).toBeLessThanOrEqual(120.01);
    expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });

  it('keeps line ends, forgets what cannot be seen, and stops where it is told to', () => {
    expect(type.lines('one\r\ntwo\n\nthree\u200b\u202e\u0007', style, 200)).toEqual(['one', 'two', '', 'three']);
    expect(type.lines('one two three four five six', style, 60, 2)).toEqual([
      expect.any(String),
      expect.stringMatching(/…$/),
    ]);
    expect(type.lines('', style, 100)).toEqual(['']);
  });

  it('is as wide as its parts, whatever faces they are set in', () => {
    const parts = ['ab', '请', 'Жж', 'ż'];
    const sum = parts.reduce((width, part) => width + type.width(part, style), 0);
    expect(type.width(parts.join(''), style)).toBeCloseTo(sum, 5);
    expect(type.width('abc', { ...style, size: 20 })).toBeCloseTo(2 * type.width('abc', style), 5);
  });

  it('has figures of one width for columns', () => {
    const figures: Style = { ...style, cut: 'figures' };
    expect(type.width('111', figures)).toBeCloseTo(type.width('888', figures), 5);
  });

  it('never makes a line so long that its marks take the square of their number to shape', () => {
    const marks = `ا${'\u064b'.repeat(5_000)}`;
    const lines = type.lines(marks, style, 120);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(500);
    expect(lines.join('')).toBe(marks);
  });

  it('shapes a run once to draw it', () => {
    document.addPage();
    type.draw('first of its face', style, 10, 10);
    const { _font: face } = document as unknown as { _font: { font: { layout(text: string): unknown } } };
    const shaped = jest.spyOn(face.font, 'layout');
    type.draw('a line', style, 10, 10);
    expect(shaped.mock.calls.map(([text]) => text)).toEqual(['a line']);
  });
});
