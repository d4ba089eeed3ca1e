/** /dashboard */
import { FileUp } from 'lucide-react';
import { paths } from '../../entities/paths.js';
import { useMay } from '../../entities/account/session.js';
import { installation } from '../../lib/installation.js';
import { ButtonLink } from '../../ui/button.js';
import { PageHeader } from '../../ui/page-header.js';
import { RecentDocuments } from './components/recent-documents.js';
import { UsageHistory } from './components/usage-history.js';
import { UsageFigures } from './components/usage-figures.js';
import { t } from '../../lib/texts.js';

export function DashboardPage() {
  const mayUpload = useMay('upload');
  return (
    <>
      <PageHeader
        title={t('Dashboard')}
        lead={t('Overview and analytics')}
        actions={
          mayUpload && (
            <ButtonLink to={paths.upload} look="primary" icon={<FileUp aria-hidden="true" className="size-4" />}>
              {t('Upload Document')}
            </ButtonLink>
          )
        }
      />
      <div className="flex flex-col gap-12">
        {installation.credits === 'metered' && <UsageFigures />}
        <RecentDocuments />
        <UsageHistory />
      </div>
    </>
  );
}
