import { z } from 'zod';
import { pairs } from '../../kind/schema.js';

export const schema = z.object({ fields: pairs });
