/**
 * Fills src/site/api/reference.ts from the API's OpenAPI description at build time: what the API page needs of it, and
 * no schema library.
 */
import { type AliasOptions, runnerImport, type Plugin } from 'vite';
import { referenceOf, type OpenApi } from './operations.js';

export function apiReference(reference: string, description: string, alias: AliasOptions): Plugin {
  return {
    name: 'recto-api-reference',
    enforce: 'pre',
    async load(id) {
      if (id !== reference) return null;
      const { module } = await runnerImport<{ openApi: OpenApi }>(description, {
        configFile: false,
        resolve: { alias },
      });
      return `export const groups = ${JSON.stringify(referenceOf(module.openApi))};`;
    },
  };
}
