/** The articles of the blog, newest last. Their text stands beside this file, a Markdown file each. */
import { language, msg } from '../../lib/texts.js';
import type { LEAVES } from '../drawings/leaves.js';

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly minutes: number;
  readonly author: string;
  /** ISO day */
  readonly published: string;
  readonly keywords: readonly string[];
  readonly featured: boolean;
  readonly drawing: keyof typeof LEAVES;
  /** Has a table of contents. */
  readonly contents: boolean;
}

const AUTHOR = 'The Recto team';

export const POSTS: readonly Post[] = [
  {
    slug: 'invoice-ocr-guide',
    title: 'The invoice OCR guide',
    excerpt:
      'From a photo of an invoice to rows in your ledger: what each step does, where the errors come from, and the checks that catch them before your bookkeeper does.',
    category: msg('Guides'),
    minutes: 12,
    author: AUTHOR,
    published: '2025-01-20',
    keywords: ['invoice OCR', 'invoice data extraction', 'e-invoices'],
    featured: true,
    drawing: 'invoice',
    contents: true,
  },
  {
    slug: 'ai-document-processing-use-cases',
    title: 'Where reading documents by machine pays off',
    excerpt:
      'Seven teams, seven piles of paper: what accounting, legal, HR, logistics, real estate, healthcare and operations get out of document processing, and when it is not worth it.',
    category: msg('Use cases'),
    minutes: 10,
    author: AUTHOR,
    published: '2025-01-25',
    keywords: ['document processing', 'use cases', 'automation'],
    featured: true,
    drawing: 'form',
    contents: false,
  },
  {
    slug: 'contract-data-extraction',
    title: 'Getting data out of contracts',
    excerpt:
      'A contract hides its facts in sentences. How parties, dates, terms and governing law are found, which answers to trust, and how to build a register you can rely on.',
    category: msg('Legal'),
    minutes: 8,
    author: AUTHOR,
    published: '2025-01-30',
    keywords: ['contract data extraction', 'contract register', 'NDA'],
    featured: false,
    drawing: 'contract',
    contents: false,
  },
  {
    slug: 'receipt-automation-accounting',
    title: 'Receipts without typing: automation for accounting',
    excerpt:
      'Thermal paper, crumpled corners and a tip in handwriting. What a machine reads well on receipts, what it does not, and how to set up a process that closes the month sooner.',
    category: msg('Accounting'),
    minutes: 10,
    author: AUTHOR,
    published: '2025-02-05',
    keywords: ['receipt scanning', 'expense automation', 'accounting'],
    featured: false,
    drawing: 'receipt',
    contents: false,
  },
  {
    slug: 'ocr-vs-ai-document-extraction',
    title: 'OCR or AI? What each does, and why you need both',
    excerpt:
      'OCR turns pixels into words; extraction turns words into facts. Why a language model alone is a poor reader, why OCR alone is a poor accountant, and how the two keep each other honest.',
    category: msg('Technology'),
    minutes: 9,
    author: AUTHOR,
    published: '2025-02-10',
    keywords: ['OCR', 'AI extraction', 'hallucination'],
    featured: false,
    drawing: 'label',
    contents: false,
  },
];

/** As the language writes it, not the region: pages are drawn before it is known. */
export function readableDate(day: string): string {
  const tag = language() === 'en' ? 'en-GB' : language();
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tag, format).format(new Date(day));
}
