/** The device a request came from, as members tell theirs by. */
import type { RectoRequest } from '#platform/request-context.js';
import { deviceName } from '../application/device-name.js';

export const deviceOf = ({ headers }: Pick<RectoRequest, 'headers'>): string => deviceName(headers['user-agent']);
