/** The API described: health. */
import { Live } from '../health.js';
import { answers, open } from './parts.js';
import { refusals } from './responses.js';
import { refTo } from './schemas.js';
import { tagged } from './tags.js';

const report = (description: string) => ({
  description,
  content: { 'application/json': { schema: refTo('HealthReport') } },
});

export const healthPaths = tagged('Health', {
  '/health/live': {
    get: {
      operationId: 'isLive',
      summary: 'The process answers',
      description: 'Nothing else is asked.',
      ...open,
      responses: answers(200, 'Live', Live),
    },
  },
  '/health/ready': {
    get: {
      operationId: 'isReady',
      summary: 'Every store answers and every read model moves',
      description: 'How each part stands, whatever the status is.',
      ...open,
      responses: { ...refusals(), 200: report('Ready'), 503: report('Not ready') },
    },
  },
});
