/**
 * Models that no npm package has, as this version of Recto knows them: what belongs together, what each file must be,
 * where it comes from. The same stands as `manifest.json` beside the installed files, for people and for other
 * programs.
 */
import { z } from 'zod';

const ModelFile = z.object({
  name: z.string().regex(/^[\w.-]+\.onnx$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().positive(),
});

export const ModelSet = z.object({
  /** Also its folder's name. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  version: z.string(),
  /** ISO 639-3 data names of what it reads. */
  languages: z.array(z.string()),
  licence: z.string(),
  /** Who made it. */
  source: z.url(),
  /** The package of the Python Package Index that has the files inside. */
  pypi: z.object({ name: z.string(), version: z.string() }),
  files: z.array(ModelFile).min(1),
});

export type ModelFile = z.infer<typeof ModelFile>;
export type ModelSet = z.infer<typeof ModelSet>;
