/** /settings: four tabs; which one is kept in the address. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../entities/account/session.js';
import { PageHeader } from '../../ui/page-header.js';
import { Tabs } from '../../ui/tabs.js';
import { sayWhatWasLeft } from './model/after-reload.js';
import { ProfileTab } from './components/profile-tab.js';
import { SecurityTab } from './components/security-tab.js';
import { SubscriptionTab } from './components/subscription-tab.js';
import { WorkspaceTab } from './components/workspace-tab.js';

const TABS = [
  { name: 'profile', title: 'Profile' },
  { name: 'security', title: 'Security' },
  { name: 'workspace', title: 'Workspace' },
  { name: 'subscription', title: 'Subscription' },
] as const;

export function SettingsPage() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  useEffect(sayWhatWasLeft, []);
  const wanted = params.get('tab');
  const chosen = TABS.find(({ name }) => name === wanted)?.name ?? 'profile';
  if (!session) return null; // on the way to /login
  return (
    <>
      <PageHeader title="Settings" lead="Account and workspace settings" />
      <Tabs
        label="Settings"
        tabs={TABS}
        chosen={chosen}
        onChoose={(tab) => setParams(tab === 'profile' ? {} : { tab }, { replace: true })}
      >
        {chosen === 'profile' && <ProfileTab session={session} />}
        {chosen === 'security' && <SecurityTab email={session.user.email} />}
        {chosen === 'workspace' && <WorkspaceTab session={session} />}
        {chosen === 'subscription' && <SubscriptionTab role={session.user.role} />}
      </Tabs>
    </>
  );
}
