/** /login */
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../entities/paths.js';
import { toast } from '../../ui/toast-list.js';
import { AuthFrame } from './components/auth-frame.js';
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
        <>
          No account yet?{' '}
          <Link to={paths.register} className="link">
            Create one
          </Link>
        </>
      }
    >
      <SignInForm action="Sign In" onSignedIn={goOn} />
    </AuthFrame>
  );
}
