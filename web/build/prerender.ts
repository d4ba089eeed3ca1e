/**
 * After the client is built: builds the drawing entry, draws every public page into a file of its own, once for each
 * language (English at its address, the others in a folder each), and writes what belongs to them (shell, map, feed,
 * pictures, service worker). `index.html` of the client build is the template and becomes the front page; `app.html` is
 * the empty shell for everything else.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../libs/texts/languages.js';
import { paths } from '../src/entities/paths.js';
import type { PublicPage } from '../src/site/content/public-pages.js';
import { feed, robots, sitemap } from './feeds.js';
import { pageHtml, shellHtml } from './page-html.js';
import { drawPictures } from './pictures.js';
import { precompress } from './precompress.js';
import { drawSamples } from './samples/draw-samples.js';
import { serviceWorker } from './service-worker.js';

interface DrawingEntry {
  speak(language: Language): Promise<void>;
  textsOfTheShell(): [english: string, spoken: string][];
  pagesAsSpoken(): PublicPage[];
  draw(path: string): Promise<string>;
  drawWaiting(): string;
}

/** @param drawing how to build the drawing entry: the client's root, plugins and aliases */
export function prerender(folder: string, drawing: () => InlineConfig): Plugin {
  return {
    name: 'recto-prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async closeBundle() {
      const scratch = join(folder, '.drawing');
      await build({
        ...drawing(),
        configFile: false,
        logLevel: 'warn',
        build: {
          ssr: 'src/entry-prerender.tsx',
          outDir: scratch,
          emptyOutDir: true,
          target: 'node20',
          copyPublicDir: false,
        },
      });
      const entry = (await import(pathToFileURL(join(scratch, 'entry-prerender.js')).href)) as DrawingEntry;
      const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const template = await readFile(join(folder, 'index.html'), 'utf8');
      const write = async (file: string, content: string | Uint8Array) => {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), content);
      };

      await write('app.html', shellHtml(template, entry.drawWaiting()));
      for (const language of LANGUAGES) {
        await entry.speak(language);
        for (const page of entry.pagesAsSpoken()) {
          const html = pageHtml(template, {
            ...page,
            language,
            texts: entry.textsOfTheShell(),
            body: await entry.draw(page.path),
            chunks: chunksOf(manifest, page.sources),
          });
          const file = page.path === paths.home ? 'index.html' : `${page.path.slice(1)}.html`;
          await write(language === 'en' ? file : `${language}/${file}`, html);
        }
      }
      await entry.speak('en');
      const pages = entry.pagesAsSpoken();
      await write('sitemap.xml', sitemap(pages));
      await write('robots.txt', robots());
      await write(paths.feed.slice(1), feed(pages));
      await drawPictures(folder);
      await drawSamples(folder);
      await write('sw.js', serviceWorker(manifest, await readFile(join(folder, 'app.html'), 'utf8')));
      await rm(scratch, { recursive: true });
      await rm(join(folder, '.vite'), { recursive: true });
      await precompress(folder);
    },
  };
}

/** The files of these modules and of what they import, without those the page has anyway. */
function chunksOf(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`no chunk was built of ${key}`);
    if (chunk.isEntry || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  sources.forEach(collect);
  return [...seen];
}
