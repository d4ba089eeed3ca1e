/** API, projections, reactors, worker and web client in one process. */
import { run } from '../compose/run.js';

await run(['api', 'projector', 'worker']);
