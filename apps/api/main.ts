/** HTTP and the web client. */
import { run } from '../compose/run.js';

await run(['api']);
