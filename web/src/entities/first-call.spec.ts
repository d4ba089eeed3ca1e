import { KEY_SCOPES } from '#kernel/key-scopes.js';
import { CALL_LANGUAGES, firstCall } from './first-call.js';

const access = { origin: 'https://recto.test', key: 'recto_live_1' };

describe('A first call', () => {
  it.each(CALL_LANGUAGES)('in %s has the key and the server in it, and is one the scope allows', (language) => {
    const calls = KEY_SCOPES.map((scope) => firstCall(language, { ...access, scopes: [scope] }));
    for (const call of calls) {
      expect(call).toContain(access.key);
      expect(call).toContain(access.origin);
    }
    const uploads = calls.filter((call) => /documents.upload|documents\/upload/.test(call));
    expect(uploads).toHaveLength(language === 'MCP' ? 0 : 1);
  });

  it('in a sandbox sends a sample', () => {
    const sandboxed = { ...access, key: 'recto_test_1', scopes: ['documents:write'] as const, sandbox: true };
    for (const language of ['curl', 'TypeScript', 'Python'] as const) {
      const call = firstCall(language, sandboxed);
      expect(call).toContain('https://recto.test/samples/invoice.png');
      expect(call).not.toContain('invoice.pdf');
    }
  });

  it('for an agent is the configuration of its client', () => {
    expect(JSON.parse(firstCall('MCP', { ...access, scopes: [] }))).toEqual({
      mcpServers: {
        recto: { type: 'http', url: 'https://recto.test/mcp', headers: { Authorization: 'Bearer recto_live_1' } },
      },
    });
  });

  it('in curl asks what the scope opens', () => {
    const paths = (['documents:read', 'documents:write', 'export', 'usage'] as const).map(
      (scope) => /"https:\/\/recto\.test\/api\/(.*)"$/.exec(firstCall('curl', { ...access, scopes: [scope] }))?.[1],
    );
    expect(paths).toEqual([
      'documents?includeFields=true',
      'documents/upload?wait=30',
      'export/templates',
      'workspaces/usage',
    ]);
  });

  it('with a client waits for the values when the key may read, too', () => {
    const scopes = ['documents:read', 'documents:write'] as const;
    expect(firstCall('TypeScript', { ...access, scopes })).toContain('documents.extract(');
    expect(firstCall('Python', { ...access, scopes })).toContain('documents.extract(');
  });
});
