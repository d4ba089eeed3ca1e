/** A first call with an API key, in the languages there are clients for, and how an agent is told. Pure. */
import type { KeyScope } from '#contracts/api-keys.js';

export const CALL_LANGUAGES = ['curl', 'TypeScript', 'Python', 'MCP'] as const;
export type CallLanguage = (typeof CALL_LANGUAGES)[number];

interface Access {
  /** Of the server. */
  readonly origin: string;
  readonly key: string;
  readonly scopes: readonly KeyScope[];
  /** It reads samples alone. */
  readonly sandbox?: boolean;
}

/** One that the key may make. */
export function firstCall(language: CallLanguage, access: Access): string {
  const call = WRITERS[language](access);
  const uploads = call.includes(FILE);
  if (!access.sandbox || !uploads) return call;
  const sample = `${access.origin}/samples/${SAMPLE}`;
  const fetched = {
    curl: `curl -O "${sample}"`,
    TypeScript: `// A sample: ${sample}`,
    Python: `# A sample: ${sample}`,
  };
  return `${language === 'MCP' ? '' : `${fetched[language]}\n`}${call.replaceAll(FILE, SAMPLE)}`;
}

const FILE = 'invoice.pdf';
const SAMPLE = 'invoice.png';

const WRITERS: Readonly<Record<CallLanguage, (access: Access) => string>> = {
  curl: ({ origin, key, scopes }) => {
    const curl = `curl -H "Authorization: Bearer ${key}"`;
    if (scopes.includes('documents:write'))
      return `${curl} \\\n  -F file=@invoice.pdf \\\n  "${origin}/api/documents/upload?wait=30"`;
    if (scopes.includes('documents:read')) return `${curl} \\\n  "${origin}/api/documents?includeFields=true"`;
    if (scopes.includes('usage')) return `${curl} \\\n  "${origin}/api/workspaces/usage"`;
    return `${curl} \\\n  "${origin}/api/export/templates"`;
  },

  TypeScript: ({ origin, key, scopes }) => {
    const client = `import { Recto } from 'recto-client';

const recto = new Recto({
  apiKey: '${key}',
  baseUrl: '${origin}',
});`;
    const file = `await openAsBlob('invoice.pdf'), { filename: 'invoice.pdf' }`;
    const withFile = `import { openAsBlob } from 'node:fs';\n${client}`;
    if (scopes.includes('documents:write'))
      return scopes.includes('documents:read')
        ? `${withFile}\nconst read = await recto.documents.extract(${file});\nconsole.log(read.values);`
        : `${withFile}\nconsole.log(await recto.documents.upload(${file}));`;
    if (scopes.includes('documents:read'))
      return `${client}\nfor await (const document of recto.documents.list({ includeFields: true }))\n  console.log(document);`;
    if (scopes.includes('usage')) return `${client}\nconsole.log(await recto.usage());`;
    return `${client}\nconst file = await recto.export({ selectedDocuments: ['…'], selectedFields: ['originalFilename'] });`;
  },

  Python: ({ origin, key, scopes }) => {
    const client = `from recto_client import Recto

recto = Recto(
    "${key}",
    "${origin}",
)`;
    if (scopes.includes('documents:write'))
      return scopes.includes('documents:read')
        ? `${client}\nread = recto.documents.extract("invoice.pdf")\nprint(read.values)`
        : `${client}\nprint(recto.documents.upload("invoice.pdf"))`;
    if (scopes.includes('documents:read'))
      return `${client}\nfor document in recto.documents.list(include_fields=True):\n    print(document)`;
    if (scopes.includes('usage')) return `${client}\nprint(recto.usage())`;
    return `${client}\nfile = recto.export({"selectedDocuments": ["…"], "selectedFields": ["originalFilename"]})`;
  },

  // Whatever the key may do: the tools say what it may not.
  MCP: ({ origin, key }) => {
    const recto = { type: 'http', url: `${origin}/mcp`, headers: { Authorization: `Bearer ${key}` } };
    return JSON.stringify({ mcpServers: { recto } }, null, 2);
  },
};
