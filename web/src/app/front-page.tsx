/** / : the door. What Recto is in one sentence, and the way in. */
import { Link } from 'react-router-dom';
import { useSession } from '../lib/session.js';
import { ButtonLink } from '../ui/button.js';
import { Wordmark } from '../ui/mark.js';
import { SampleLeaf } from '../ui/sample-leaf.js';
import { ThemeToggle } from '../ui/theme-toggle.js';

export function FrontPage() {
  const signedIn = useSession() !== null;
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <title>Recto: documents in, structured data out</title>
      <header className="mx-auto flex h-18 w-full max-w-7xl items-center justify-between gap-3 px-5 sm:px-10">
        <Link to="/" aria-label="Recto" className="flex rounded-md">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-2 sm:gap-3">
          <ThemeToggle />
          {signedIn ? (
            <ButtonLink to="/dashboard" look="primary" size="small">
              Dashboard
            </ButtonLink>
          ) : (
            <ButtonLink to="/login" look="quiet" size="small">
              Sign In
            </ButtonLink>
          )}
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-7xl grow items-center gap-x-20 gap-y-14 px-5 pt-8 pb-20 sm:px-10 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]">
        <div className="flex flex-col items-start gap-7">
          <h1 className="text-3xl leading-[1.16] sm:text-4xl sm:leading-[1.16]">
            The page, and <span className="highlighter stroke">what it says.</span>
          </h1>
          <p className="max-w-[34rem] text-md text-ink-soft sm:text-lg">
            Recto reads your invoices, receipts, contracts, ID cards, shipping labels and forms, and sets what it found
            beside the page, with how sure it is of every value.
          </p>
          {!signedIn && (
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/register?plan=free&billing=monthly" look="primary">
                Get Started
              </ButtonLink>
              <ButtonLink to="/login">Sign In</ButtonLink>
            </div>
          )}
        </div>
        <SampleLeaf />
      </main>
    </div>
  );
}
