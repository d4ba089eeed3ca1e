/**
 * The top of every public page: the name, where else one can go, the way in. On small screens the rest is behind a
 * button.
 */
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../entities/paths.js';
import { useSession } from '../../entities/account/session.js';
import { t } from '../../lib/texts.js';
import { ButtonLink, IconButton } from '../../ui/button.js';
import { Wordmark } from '../../ui/mark.js';
import { NAVIGATION } from './links.js';

const LINK = 'rounded-sm py-1 text-sm text-ink-soft hover:text-ink';

export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => header.current?.contains(event.target as Node) || close();
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return (
    <header ref={header} className="sticky top-0 z-30 border-b bg-ground/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-8 px-5 sm:px-10">
        <a href={paths.home} aria-label={t('Recto, to the front page')} className="flex rounded-md">
          <Wordmark name="Recto" />
        </a>
        <nav aria-label={t('Main|navigation')} className="hidden grow items-center gap-6 lg:flex xl:ml-6 xl:gap-8">
          {NAVIGATION.map(({ href, text }) => (
            <a key={href} href={href} className={LINK}>
              {t(text)}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <div className="hidden items-center gap-2 sm:flex">
            <WayIn />
          </div>
          <span className="lg:hidden">
            <IconButton
              label={open ? t('Close menu') : t('Open menu')}
              aria-expanded={open}
              aria-controls="site-menu"
              onClick={() => setOpen(!open)}
            >
              {open ? (
                <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
              ) : (
                <Menu aria-hidden="true" className="size-5" strokeWidth={1.75} />
              )}
            </IconButton>
          </span>
        </div>
      </div>
      <div
        id="site-menu"
        hidden={!open}
        className="rise absolute inset-x-0 top-full border-b bg-ground shadow-float lg:hidden"
      >
        <nav aria-label={t('Menu')} className="flex flex-col px-5 pt-2 sm:px-10">
          {NAVIGATION.map(({ href, text }) => (
            <a
              key={href}
              href={href}
              onClick={close}
              className="border-b py-3.5 font-serif text-md text-ink last:border-0"
            >
              {t(text)}
            </a>
          ))}
        </nav>
        <div className="flex gap-3 px-5 pt-2 pb-6 *:grow sm:hidden">
          <WayIn />
        </div>
      </div>
    </header>
  );
}

/** Sign In and Get Started, or the dashboard for whoever is in. */
function WayIn() {
  const signedIn = useSession() !== null;
  if (signedIn)
    return (
      <ButtonLink to={paths.dashboard} look="primary" size="small">
        {t('Dashboard')}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink to={paths.login} look="quiet" size="small" className="visitors-only">
        {t('Sign In')}
      </ButtonLink>
      <ButtonLink to={paths.register} look="primary" size="small" className="visitors-only">
        {t('Get Started')}
      </ButtonLink>
    </>
  );
}
