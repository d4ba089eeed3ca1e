// Writes the files that are made of other files: what they hold is said once, where it belongs. A spec beside each source
// fails when its file is stale.
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { generatedFiles } from '../dist/libs/extraction/generate/files.js';

for (const { path, content } of generatedFiles()) {
  writeFileSync(path, await format(content, { ...(await resolveConfig(path)), filepath: path }));
  console.log(`${path} written`);
}
