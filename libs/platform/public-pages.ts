/**
 * The pages that were drawn at build time (and the site's map, feed and rules for crawlers): read once at boot, with
 * PUBLIC_URL, PASSWORD_MIN_LENGTH and the operator's switches set in the place of what stands in for them, answered
 * compressed and never from a cache without asking. A page is answered in the language that `?lang=` names, or else the
 * reader's browser; other languages lie in a folder each (`de/blog.html`). Addresses have no `.html`, no slash at their
 * end and no folder of a language; such ones are sent to the right one. It knows nothing of other files.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { USUAL_SWITCHES, type OperatorSwitches } from '#kernel/operator-switches.js';
import { isLanguage, languageAsked, type Language } from '#texts/languages.js';
import type { Config } from './config.js';

/** As web/build/origin.ts and web/index.html write them. */
const STAND_IN = 'https://recto.invalid';
const OF_THE_PAGE = 'data-password-min="6"';
const PAGE = /\.(html|xml|txt|webmanifest)$/;
const TYPES = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};
/** Where nobody is to find anything. */
const NO_ROBOTS = 'User-agent: *\nDisallow: /\n';
const ROBOTS = '/robots.txt';
const MANIFEST = '/site.webmanifest';
/** Drawn in advance for who has no account, with an open registration and under Recto's own name. */
const SIGNING_IN: readonly string[] = ['/login', '/register'];
/** What the workspace starts from: the answer to every address that is no page and no file. */
const SHELL = '/app';

interface Page {
  readonly type: string;
  readonly language: Language;
  readonly etag: string;
  readonly content: Buffer;
  readonly compressed: Map<Coding, Promise<Buffer>>;
}

type Coding = 'br' | 'gzip';

const COMPRESS: Record<Coding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};

export class PublicPages {
  readonly #pages = new Map<string, Map<Language, Page>>();
  /** Pages that the site has where it is public. */
  readonly #closed = new Set<string>();

  constructor(folder: string, config: Pick<Config, 'publicUrl' | 'passwordMinLength' | 'switches'>) {
    const { switches } = config;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const kind = PAGE.exec(file)?.[1] as keyof typeof TYPES | undefined;
      if (!kind) continue;
      const { address, language = 'en' } = placeOf(file.replaceAll('\\', '/'));
      if (!isServed(address, switches)) {
        if (switches.site === 'login' && !SIGNING_IN.includes(address)) this.#closed.add(address);
        continue;
      }
      const content = Buffer.from(contentOf(address, readFileSync(join(folder, file), 'utf8'), config));
      const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
      const page = { type: TYPES[kind], language, etag, content, compressed: new Map() };
      this.#pages.set(address, (this.#pages.get(address) ?? new Map()).set(language, page));
    }
  }

  answerWithShell(request: Request, response: Response): void {
    const shell = this.#pages.get(SHELL);
    if (shell) void send(shell, request, response);
    else response.sendStatus(404);
  }

  /** @returns false when there is no such page and nothing was answered */
  answer(request: Request, response: Response): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const drawn = this.#pages.get(request.path);
    if (drawn) {
      void send(drawn, request, response);
      return true;
    }
    if (this.#closed.has(request.path)) {
      response.redirect(302, '/login');
      return true;
    }
    const { address, language } = placeOf(request.path.replace(/\/+$/, '').slice(1));
    if (address === request.path || !this.#pages.has(address)) return false;
    const { searchParams } = new URL(request.originalUrl, 'http://localhost');
    if (language) searchParams.set('lang', language);
    response.redirect(308, [address, searchParams.toString()].filter(Boolean).join('?'));
    return true;
  }
}

async function send(drawn: ReadonlyMap<Language, Page>, request: Request, response: Response): Promise<void> {
  const coding = request.acceptsEncodings('br', 'gzip');
  const page = drawn.get(languageOf(request)) ?? drawn.get('en');
  if (!page) return void response.sendStatus(404);
  response.setHeader('Content-Type', page.type);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', drawn.size > 1 ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding');
  if (drawn.size > 1) response.setHeader('Content-Language', page.language);
  response.setHeader('ETag', coding ? `${page.etag.slice(0, -1)}-${coding}"` : page.etag);
  if (coding) response.setHeader('Content-Encoding', coding);
  response.send(coding ? await compressed(page, coding as Coding) : page.content);
}

function languageOf(request: Request): Language {
  const { lang } = request.query;
  return isLanguage(lang) ? lang : languageAsked(request.get('Accept-Language'));
}

function compressed(page: Page, coding: Coding): Promise<Buffer> {
  const known = page.compressed.get(coding) ?? COMPRESS[coding](page.content);
  page.compressed.set(coding, known);
  return known;
}

/** A page that was drawn for other switches would say what is not so: the browser draws it, from the shell. */
function isServed(address: string, { site, registration, brand, provider }: OperatorSwitches): boolean {
  if (address === SHELL || address === ROBOTS || address === MANIFEST) return true;
  if (site === 'login') return false;
  const isUsual = registration === 'open' && brand.name === USUAL_SWITCHES.brand.name && provider === undefined;
  return isUsual || !SIGNING_IN.includes(address);
}

/** What the server tells the browser stands at the head of each page (web/src/lib/installation.ts). */
function contentOf(
  address: string,
  built: string,
  { publicUrl, passwordMinLength, switches }: Pick<Config, 'publicUrl' | 'passwordMinLength' | 'switches'>,
): string {
  const { registration, site, credits, passwordSignIn, provider, brand } = switches;
  if (address === ROBOTS && site === 'login') return NO_ROBOTS;
  if (address === MANIFEST) return JSON.stringify({ ...JSON.parse(built), name: brand.name, short_name: brand.name });
  const told = {
    'password-min': passwordMinLength,
    registration,
    site,
    credits,
    'brand-name': brand.name,
    ...(provider !== undefined && { provider, 'password-sign-in': passwordSignIn }),
    ...(brand.color && { 'brand-color': brand.color }),
  };
  const attributes = Object.entries(told).map(([name, value]) => `data-${name}="${escaped(String(value))}"`);
  const page = built.replaceAll(STAND_IN, publicUrl).replace(OF_THE_PAGE, () => attributes.join(' '));
  return address === SHELL ? page.replace(/\bRecto\b(?=[ <])/g, () => escaped(brand.name)) : page;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Where a page lies in the built folder tells its language. */
function placeOf(file: string): { address: string; language?: Language } {
  const [folder = '', ...inside] = file.split('/');
  if (!isLanguage(folder)) return { address: addressOf(file) };
  return { address: addressOf(inside.join('/')), language: folder };
}

function addressOf(file: string): string {
  const path = file.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return `/${path}`;
}
