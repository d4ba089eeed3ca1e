/** Makes `virtual:api-reference` of the API's OpenAPI description at build time: what the API page needs of it, and no schema library. */
import { runnerImport, type Plugin } from 'vite';
import { referenceOf, type OpenApi } from './operations.js';

const NAME = 'virtual:api-reference';

export function apiReference(contracts: string): Plugin {
  return {
    name: 'recto-api-reference',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const { module } = await runnerImport<{ openApi: OpenApi }>(`${contracts}/openapi.ts`, { configFile: false });
      return `export const groups = ${JSON.stringify(referenceOf(module.openApi))};`;
    },
  };
}
