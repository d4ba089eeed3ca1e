/** What answers the commands and questions of the free test, as the app is given it. */
import { Answers } from './answers.js';
import { GetFreeTestUsageHandler } from './get-free-test-usage.js';
import { PassingObjects } from './passing-objects.js';
import { TryFreeTestHandler } from './try-free-test.js';
import { VisitorKeys } from './visitor-keys.js';

export const freeTestProviders = [Answers, GetFreeTestUsageHandler, PassingObjects, TryFreeTestHandler, VisitorKeys];
