/** Extraction only. */
import { run } from '../compose/run.js';

await run(['worker']);
