/** The API's operations. Empty here: the build puts those of the OpenAPI description in its place (web/build/api-reference.ts). */
import type { OperationGroup } from '../../../build/operations.js';

export const groups: readonly OperationGroup[] = [];
