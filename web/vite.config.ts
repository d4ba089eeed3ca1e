/**
 * How the web client is built: sources in web/, product in dist/web, nothing from outside the repository and its
 * packages. Public pages are drawn in advance (build/prerender.ts). No page carries an inline script or an inline
 * style, so that all run under `script-src 'self'; style-src 'self'`.
 */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiChangelog } from './build/api-changelog.js';
import { apiReference } from './build/api-reference.js';
import { markdown } from './build/markdown.js';
import { prerender } from './build/prerender.js';

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

/**
 * What nearly every page needs comes in two files rather than in twenty: React and its router, and the small things
 * around them.
 */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 2,
  },
  {
    name: 'frame',
    test: /web\/src\/(entities\/(account\/session|billing\/plan-words|paths)|lib\/(api-error|back-off|copy-text|credentials|missing-code|position|ready|theme)|ui\/(button|class-names|copy-button|error-state|mark|spinner|theme-toggle|toast-list|toaster|when-ready))\.|lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon|context|defaultAttributes)/,
    priority: 1,
  },
  { name: 'keys', test: /web\/src\/entities\/[a-z]+\/keys\./, priority: 1 },
];

/** Where the code that the server shares lies. */
const SHARED = [
  { find: /^#contracts\/(.*)\.js$/, replacement: here('../libs/contracts/$1.ts') },
  { find: /^#texts\/(.*)\.js$/, replacement: here('../libs/texts/$1.ts') },
  { find: /^#kernel\/(.*)\.js$/, replacement: here('../libs/kernel/$1.ts') },
];

/** What browser and drawing share. */
const common = () => ({
  root: here('.'),
  plugins: [
    react(),
    markdown,
    apiReference(here('./src/site/api/reference.ts'), here('../libs/contracts/openapi/openapi.ts'), SHARED),
    apiChangelog(here('./src/site/api/changelog.ts'), here('../CHANGELOG.md')),
  ],
  resolve: {
    alias: [
      ...SHARED,
      // Its package answers every import with the build that checks and warns.
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
      { find: /^zod\/mini$/, replacement: here('./src/lib/zod.ts') },
    ],
  },
});

export default defineConfig({
  ...common(),
  plugins: [...common().plugins, tailwindcss(), preloadFonts, prerender(here('../dist/web'), common)],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Whose code is in it, and under which licences: asked for as /licenses.json.
    license: { fileName: 'licenses.json' },
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [here('..')] },
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
