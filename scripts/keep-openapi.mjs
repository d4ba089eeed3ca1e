// Keeps today's description of the API as that of the release being made: what comes after is held against it
// (libs/contracts/openapi/compatible.spec.ts). Reads the compiled product; words and examples are left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '#contracts/openapi/openapi.js';

const WORDS = ['description', 'summary', 'example', 'tags'];
const { paths, components } = openApi;
// A member of a schema may be called like one of the words.
const bare = (node, ofMembers = false) => {
  if (Array.isArray(node)) return node.map((item) => bare(item));
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => ofMembers || !WORDS.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value, key === 'properties' && !ofMembers)]));
};
const kept = { paths: bare(paths), components: { schemas: bare(components.schemas, true) } };
const file = join(import.meta.dirname, '../libs/contracts/openapi/testing/released.json');
writeFileSync(file, `${JSON.stringify(kept)}\n`);
