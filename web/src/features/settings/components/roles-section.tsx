/** What each role may do: the table that the server obeys. */
import { may, PERMISSIONS, ROLE_TITLES, ROLES, type Permission } from '#contracts/roles.js';
import { Check } from 'lucide-react';
import { t } from '../../../lib/texts.js';
import { classNames } from '../../../ui/class-names.js';
import { useSession } from '../../../entities/account/session.js';
import { TableFrame } from '../../../ui/table-frame.js';
import { capitalized } from './facts.js';

const LINES = Object.entries(PERMISSIONS) as [Permission, (typeof PERMISSIONS)[Permission]][];

export function RolesSection() {
  const own = useSession()?.user.role;
  return (
    <section aria-labelledby="roles" className="mt-10 flex max-w-2xl flex-col gap-3">
      <h2 id="roles" className="text-lg">
        {t('Roles')}
      </h2>
      <TableFrame label={t('What each role may do')}>
        <thead>
          <tr className="border-y text-left align-bottom text-xs text-ink-soft sm:text-sm">
            <th scope="col" className="py-2 pr-2 font-medium">
              {t('What it may do')}
            </th>
            {ROLES.map((role) => (
              <th
                key={role}
                scope="col"
                className={classNames('px-1 py-2 text-center font-medium sm:w-20', role === own && 'text-ink')}
              >
                {t(ROLE_TITLES[role])}
                {role === own && <span className="block text-xs font-normal">{t('you')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(([permission, { what }]) => (
            <tr key={permission} className="border-b">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {capitalized(t(what))}
              </th>
              {ROLES.map((role) => (
                <td key={role} className="px-1 text-center">
                  {may(role, permission) ? (
                    <>
                      <Check aria-hidden="true" className="mx-auto size-4 text-good" strokeWidth={2} />
                      <span className="sr-only">{t('yes')}</span>
                    </>
                  ) : (
                    <span className="sr-only">{t('no')}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  );
}
