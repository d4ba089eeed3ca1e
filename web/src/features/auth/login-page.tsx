/** /login */
import { createPath, Link, useLocation, useNavigate, type To } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { installation } from '../../lib/installation.js';
import { toast } from '../../ui/toast-list.js';
import { AuthFrame } from './components/auth-frame.js';
import { ProviderButton } from './components/provider-button.js';
import { CLOSED_WORDS } from './model/closed-words.js';
import { wantedOf } from './model/wanted.js';
import { SignInForm } from './components/sign-in-form.js';

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const goOn = () => {
    toast.success('Login successful!');
    return navigate(wantedOf(state) ?? paths.dashboard, { replace: true });
  };
  return (
    <AuthFrame
      title="Sign in"
      lead="Welcome back to your workspace."
      footer={
        installation.registration === 'open' ? (
          <>
            No account yet?{' '}
            <Link to={paths.register} className="link">
              Create one
            </Link>
          </>
        ) : (
          CLOSED_WORDS[installation.registration]
        )
      }
    >
      <ProviderButton
        way={{ to: pathOf(wantedOf(state) ?? paths.dashboard), from: paths.login }}
        or={installation.passwordSignIn === 'owners' ? 'or, as an owner' : 'or'}
      />
      <SignInForm action="Sign In" onSignedIn={goOn} />
    </AuthFrame>
  );
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
