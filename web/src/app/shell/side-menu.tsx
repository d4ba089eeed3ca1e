/** The margin of the workspace: where one can go, where one is, and how much of the month is left. */
import { NavLink } from 'react-router-dom';
import { useMay } from '../../entities/account/session.js';
import { installation } from '../../lib/installation.js';
import { classNames } from '../../ui/class-names.js';
import { CreditsNote } from './credits-note.js';
import { MENU } from './menu.js';
import { WorkspaceMenu } from './workspace-menu.js';
import { t } from '../../lib/texts.js';

export function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const mayUpload = useMay('upload');
  return (
    <div className="flex h-full flex-col justify-between gap-8">
      <div className="flex flex-col gap-4">
        <WorkspaceMenu />
        <nav aria-label={t('Workspace')}>
          <ul className="flex flex-col">
            {MENU.filter(({ uploads }) => mayUpload || !uploads).map(({ to, name, about, icon: Icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  onClick={onChoose}
                  className="group flex gap-3.5 py-2.5 pr-4 pl-6 focus-visible:-outline-offset-2"
                >
                  {({ isActive }) => (
                    <>
                      <Icon
                        aria-hidden="true"
                        strokeWidth={1.75}
                        className={classNames(
                          'mt-0.75 size-4.5 shrink-0 transition-colors',
                          isActive ? 'text-ink' : 'text-ink-faint group-hover:text-ink',
                        )}
                      />
                      <span className="flex flex-col items-start">
                        <span
                          className={classNames(
                            'font-medium',
                            isActive ? 'highlighter stroke' : 'text-ink-soft group-hover:text-ink',
                          )}
                        >
                          {t(name)}
                        </span>
                        <span className="text-xs text-ink-faint">{t(about)}</span>
                      </span>
                    </>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {installation.credits === 'metered' && <CreditsNote />}
    </div>
  );
}
