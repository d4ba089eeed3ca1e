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
import { rich, t } from '../../lib/texts.js';

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const goOn = () => {
    toast.success(t('Login successful!'));
    return navigate(wantedOf(state) ?? paths.dashboard, { replace: true });
  };
  return (
    <AuthFrame
      title={t('Sign in')}
      lead={t('Welcome back to your workspace.')}
      footer={
        installation.registration === 'open'
          ? rich('No account yet? <link>Create one</link>', {
              link: (inside) => (
                <Link to={paths.register} className="link">
                  {inside}
                </Link>
              ),
            })
          : t(CLOSED_WORDS[installation.registration])
      }
    >
      <ProviderButton
        way={{ to: pathOf(wantedOf(state) ?? paths.dashboard), from: paths.login }}
        or={installation.passwordSignIn === 'owners' ? t('or, as an owner') : t('or')}
      />
      <SignInForm action={t('Sign In')} onSignedIn={goOn} />
    </AuthFrame>
  );
}

const pathOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
