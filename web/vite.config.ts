/**
 * How the web client is built: sources in web/, product in dist/web, nothing from outside the repository and its packages.
 * The built page carries no inline script and no inline style, so that it runs under `script-src 'self'; style-src 'self'`.
 */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './precompress.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The two faces every first screen is set in; the others come when they are used. */
const PRELOADED = [/inter-latin-wght-normal.*\.woff2$/, /source-serif-4-latin-wght-normal.*\.woff2$/];

const preloadFonts: Plugin = {
  name: 'recto-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => PRELOADED.some((pattern) => pattern.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head-prepend',
        })),
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [react(), tailwindcss(), preloadFonts, precompress(here('../dist/web'))],
  resolve: {
    alias: [
      { find: /^#contracts\/(.*)\.js$/, replacement: here('../libs/contracts/$1.ts') },
      { find: /^zod\/mini$/, replacement: here('./src/lib/zod.ts') },
    ],
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
