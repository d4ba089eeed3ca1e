/** The head of the workspace: the product, who is signed in, and the way out. */
import { LogOut, Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { useSession } from '../../entities/account/session.js';
import { signOut } from '../../entities/account/sign-out.js';
import { Button, IconButton } from '../../ui/button.js';
import { Wordmark } from '../../ui/mark.js';
import { ThemeToggle } from '../../ui/theme-toggle.js';
import { installation } from '../../lib/installation.js';
import { LiveNote } from './live-note.js';
import { t } from '../../lib/texts.js';

export function Masthead({ onMenu }: { onMenu: () => void }) {
  const user = useSession()?.user;
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center justify-between gap-3 border-b bg-ground px-3 sm:px-6">
      <div className="flex items-center gap-1.5">
        <IconButton label={t('Open menu')} onClick={onMenu} className="lg:hidden" aria-haspopup="dialog">
          <Menu aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </IconButton>
        <Link
          to={paths.dashboard}
          aria-label={t('{name}, to the dashboard', { name: installation.brand.name })}
          className="flex rounded-md"
        >
          <Wordmark />
        </Link>
      </div>
      <div className="flex min-w-0 items-center gap-2 sm:gap-4">
        <LiveNote />
        <ThemeToggle />
        <span className="hidden max-w-56 truncate text-sm font-medium sm:block" title={user?.email}>
          {user?.name}
        </span>
        <Button
          look="quiet"
          size="small"
          aria-label={t('Logout')}
          icon={<LogOut aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={signOut}
        >
          <span className="hidden sm:inline">{t('Logout')}</span>
        </Button>
      </div>
    </header>
  );
}
