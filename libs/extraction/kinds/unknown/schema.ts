import { z } from 'zod';
import { pairs } from '../../kind/schema.js';
import { type PathOf } from '../../kind/paths.js';

export const schema = z.object({ fields: pairs });

export type UnknownPath = PathOf<typeof schema>;
