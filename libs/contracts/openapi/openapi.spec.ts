import * as z from 'zod/mini';
import { EXAMPLES } from './examples.js';
import { openApi } from './openapi.js';

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
}

describe('the description of the API', () => {
  const operations = Object.values(openApi.paths).flatMap((item) =>
    Object.entries(item as Record<string, Operation>).flatMap(([method, value]) =>
      method === 'parameters' ? [] : [value],
    ),
  );

  it('names each operation once, says what it does, and where it belongs', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names.every((name) => /^[a-z]+([A-Z][a-z]+)*$/.test(name ?? ''))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    const tags = openApi.tags.map(({ name }) => name as string);
    for (const { summary, description, tags: own } of operations) {
      expect(summary && description).toBeTruthy();
      expect(tags).toEqual(expect.arrayContaining(own as string[]));
    }
  });

  it('names what people build with', () => {
    expect(Object.keys(openApi.components.schemas)).toEqual(
      expect.arrayContaining([
        'Document',
        'DocumentResponse',
        'Evidence',
        'Extraction',
        'Failure',
        'Problem',
        'Version',
      ]),
    );
  });

  it('holds examples that its own schemas take', () => {
    for (const [schema, example] of EXAMPLES) expect(() => z.parse(schema, example)).not.toThrow();
  });
});
