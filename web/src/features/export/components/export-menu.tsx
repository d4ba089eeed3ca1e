/** Takes the document along, in one of the formats. */
import type { DocumentDetail } from '../../../entities/documents/wire.js';
import { EXPORT_EXTENSIONS, EXPORT_FORMATS, type ExportFormat } from '#contracts/export.js';
import { FileDown } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.js';
import { FORMAT_WORDS } from '../../../entities/exports/format-words.js';
import { Menu } from '../../../ui/menu.js';
import { toast } from '../../../ui/toast-list.js';
import { useExportDocument } from '../api/export-document.command.js';
import { t } from '../../../lib/texts.js';

export function ExportMenu({ document }: { document: DocumentDetail }) {
  const exporting = useExportDocument(document);
  const run = (format: ExportFormat) =>
    exporting.mutate(format, {
      onSuccess: () => toast.success(t('Export completed successfully!')),
      onError: (error) => toast.error(messageOf(error, t('Failed to export document'))),
    });
  return (
    <Menu
      label={t('Export|verb')}
      busy={exporting.isPending}
      icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      items={EXPORT_FORMATS.map((format) => ({
        label: FORMAT_WORDS[format],
        hint: `.${EXPORT_EXTENSIONS[format]}`,
        onChoose: () => run(format),
      }))}
    />
  );
}
