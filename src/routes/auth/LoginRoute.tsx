import { Redirect, useSearch } from 'wouter';
import { login } from '../../api/auth';
import { toApiError } from '../../api/errors';
import { saveSession } from '../../api/session';
import { useToast } from '../../components/feedback/toasts';
import { limits } from '../../domain/limits';
import type { LoginValues } from '../../domain/loginRules';
import { safeNext } from '../../domain/nextPath';
import { useAction } from '../../hooks/useAction';
import { useSession } from '../../hooks/useSession';
import { authMessages } from '../../messages/auth';
import { failureText } from '../../messages/policy';
import { hrefs } from '../../paths';
import { LoginScreen } from '../../screens/auth/LoginScreen';

/** Section 2: sign in, then go to `next`, otherwise to /dashboard (R11, R12). A signed-in admin goes on at once. */
export function LoginRoute() {
  const session = useSession();
  const next = new URLSearchParams(useSearch()).get('next');
  const showToast = useToast();
  const [signIn, isBusy] = useAction(async ({ email, password }: LoginValues) => {
    try {
      const tokens = await login({ email: email.trim(), password });
      saveSession({ v: 1, ...tokens, user: { email: email.trim() } });
    } catch (failure) {
      const text = failureText(authMessages.loginFailed, toApiError(failure));
      if (text !== undefined) showToast({ type: 'error', text, durationMs: limits.toast.callMs });
    }
  });
  if (session) return <Redirect to={safeNext(next) ?? hrefs.dashboardAlias} replace />;
  return (
    <LoginScreen
      isBusy={isBusy}
      onSubmit={(values) => void signIn(values)}
      onWarning={(text) => {
        showToast({ type: 'warning', text, durationMs: limits.toast.formErrorMs });
      }}
    />
  );
}
