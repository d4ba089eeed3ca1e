/** What makes exports. */
import type { ExportWriter } from '#ports/export-writer.js';
import { compiled } from '#adapters/child-pool/compiled.js';

/** Starts no process before the first export, so every app may have one. */
export async function exportWriter(): Promise<ExportWriter> {
  const { LocalExportWriter } = await import('#adapters/local-export-writer/local-export-writer.js');
  return new LocalExportWriter(compiled('apps/compose/export-child.ts'));
}
