/** /settings: its tabs; which one is kept in the address. What programs need is the owners'. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay, useSession } from '../../entities/account/session.js';
import { installation } from '../../lib/installation.js';
import { msg, t } from '../../lib/texts.js';
import { PageHeader } from '../../ui/page-header.js';
import { Tabs } from '../../ui/tabs.js';
import { sayWhatWasLeft } from './model/after-reload.js';
import { DevelopersTab } from './components/developers-tab.js';
import { PasskeysSection } from './components/passkeys-section.js';
import { ProfileTab } from './components/profile-tab.js';
import { SecondFactorSection } from './components/second-factor-section.js';
import { SecurityTab } from './components/security-tab.js';
import { SessionsSection } from './components/sessions-section.js';
import { SubscriptionTab } from './components/subscription-tab.js';
import { WorkspaceTab } from './components/workspace-tab.js';

const TABS = [
  { name: 'profile', title: msg('Profile') },
  { name: 'security', title: msg('Security') },
  { name: 'workspace', title: msg('Workspace') },
  { name: 'subscription', title: msg('Subscription') },
] as const;
const OWNERS_TABS = [...TABS, { name: 'developers', title: msg('Developers') }] as const;
/** Where nothing is counted, nothing is sold. */
const isShown = ({ name }: (typeof OWNERS_TABS)[number]) =>
  name !== 'subscription' || installation.credits === 'metered';

export function SettingsPage() {
  const session = useSession();
  const mayKeys = useMay('keys');
  const [params, setParams] = useSearchParams();
  useEffect(sayWhatWasLeft, []);
  if (!session) return null; // on the way to /login
  const tabs = (mayKeys ? OWNERS_TABS : TABS).filter(isShown).map(({ name, title }) => ({ name, title: t(title) }));
  const wanted = params.get('tab');
  const chosen = tabs.find(({ name }) => name === wanted)?.name ?? 'profile';
  return (
    <>
      <PageHeader title={t('Settings')} lead={t('Account and workspace settings')} />
      <Tabs
        label={t('Settings')}
        tabs={tabs}
        chosen={chosen}
        onChoose={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
      >
        {chosen === 'profile' && <ProfileTab session={session} />}
        {chosen === 'security' && (
          <>
            <SecurityTab email={session.user.email} />
            <PasskeysSection />
            <SecondFactorSection />
            <SessionsSection />
          </>
        )}
        {chosen === 'workspace' && <WorkspaceTab session={session} />}
        {chosen === 'developers' && <DevelopersTab />}
        {chosen === 'subscription' && <SubscriptionTab />}
      </Tabs>
    </>
  );
}
