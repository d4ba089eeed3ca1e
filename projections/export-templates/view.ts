/** One saved export template of a workspace. */
import type { JsonObject } from '#kernel/json.js';

export interface ExportTemplateView {
  readonly templateId: string;
  readonly workspaceId: string;
  readonly name: string;
  /** As the wire's contract has it. */
  readonly configuration: JsonObject;
  /** ISO 8601, UTC */
  readonly savedAt: string;
}
