import { renderMarkdown } from './markdown.js';

describe('Markdown of articles and legal pages', () => {
  it('gives every heading an id and lists those of the second level', () => {
    const { html, headings } = renderMarkdown('## What *is* OCR?\n\n### A detail\n\n## Costs & limits\n');
    expect(headings).toEqual([
      { id: 'what-is-ocr', text: 'What is OCR?' },
      { id: 'costs-limits', text: 'Costs & limits' },
    ]);
    expect(html).toContain('<h2 id="what-is-ocr">What <em>is</em> OCR?</h2>');
    expect(html).toContain('<h3 id="a-detail">A detail</h3>');
  });

  it('makes tables that can be scrolled by keyboard and carry no inline style', () => {
    const { html } = renderMarkdown('| Field | Right |\n|---|---:|\n| total | 95 % |\n');
    expect(html).toContain('tabindex="0"');
    expect(html).toContain('<td class="number">95 %</td>');
    expect(html).not.toContain('style=');
  });

  it('counts words, not characters', () => {
    expect(renderMarkdown('One – two, *three*\n\n---\n').words).toBe(3);
  });
});
