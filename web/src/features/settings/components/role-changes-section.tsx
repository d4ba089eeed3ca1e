/** For owners and auditors: who became what, and on whose word. Nothing while there is nothing to tell. */
import type { RoleChange } from '#contracts/members.js';
import { ROLE_TITLES } from '#contracts/roles.js';
import { t } from '../../../lib/texts.js';
import { Ledger, LedgerRow } from '../../../ui/ledger.js';
import { TimeAgo } from '../../../ui/time-ago.js';
import { useRoleChanges } from '../api/members.js';

export function RoleChangesSection() {
  const { data: changes = [] } = useRoleChanges();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="role-changes" className="mt-10 flex max-w-2xl flex-col gap-3">
      <h2 id="role-changes" className="text-lg">
        {t('Role changes')}
      </h2>
      <Ledger label={t('Role changes')}>
        {changes.map((change, at) => (
          <LedgerRow key={`${change.at}-${at}`}>
            <span className="flex min-w-0 grow flex-col py-2">
              <span className="font-medium wrap-anywhere">{change.name}</span>
              <span className="text-sm wrap-anywhere text-ink-soft">{wordsOf(change)}</span>
            </span>
            <TimeAgo at={change.at} className="shrink-0 text-sm text-ink-soft" />
          </LedgerRow>
        ))}
      </Ledger>
    </section>
  );
}

function wordsOf({ from, to, by }: RoleChange): string {
  if (from && to) {
    const roles = { from: t(ROLE_TITLES[from]), to: t(ROLE_TITLES[to]) };
    return by === null ? t('{from} → {to}', roles) : t('{from} → {to}, by {by}', { ...roles, by });
  }
  if (to) return t('Joined: {role}', { role: t(ROLE_TITLES[to]) });
  return by === null ? t('Left') : t('Removed by {by}', { by });
}
