import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { generatedFiles } from './files.js';

describe('generated files', () => {
  it.each(generatedFiles())('$path is what `npm run generate` would write', async ({ path, content }) => {
    const written = readFileSync(path, 'utf8');
    const wanted = await format(content, { ...(await resolveConfig(path)), filepath: path });
    expect(written).toBe(wanted);
  });
});
