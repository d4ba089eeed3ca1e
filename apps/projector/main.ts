/** Projections, reactors and sweeps. */
import { run } from '../compose/run.js';

await run(['projector']);
