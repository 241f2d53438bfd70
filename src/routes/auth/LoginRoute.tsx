import { useState } from 'react';
import { Redirect } from 'wouter';
import { login } from '../../api/auth';
import { saveSession } from '../../api/session';
import { startEarlyRequest } from '../../boot/earlyRequest';
import type { LoginValues } from '../../domain/loginRules';
import { safeNext } from '../../domain/nextPath';
import { useAction } from '../../hooks/useAction';
import { useSession } from '../../hooks/useSession';
import { authMessages } from '../../messages/auth';
import { hrefs } from '../../paths';
import { LoginScreen } from '../../screens/auth/LoginScreen';
import { useAddress } from '../useAddress';
import { useNotify } from '../useNotify';

/** Section 2: sign in, then go to `next`, otherwise to /dashboard (R11, R12). A signed-in admin goes on at once. */
export function LoginRoute() {
  const session = useSession();
  const target = safeNext(useAddress().params.get('next')) ?? hrefs.dashboardAlias;
  const notify = useNotify();
  const [fieldErrors, setFieldErrors] = useState<Record<string, string[]>>();
  const [signIn, isBusy] = useAction(async (values: LoginValues) => {
    const email = values.email.trim();
    setFieldErrors(undefined);
    try {
      const tokens = await login({ email, password: values.password });
      // The screen's first answer is on its way while the screen is drawn.
      startEarlyRequest(target, tokens.access);
      saveSession({ v: 1, ...tokens, user: { email } });
    } catch (failure) {
      setFieldErrors(notify.failure(authMessages.loginFailed, failure)?.fields);
    }
  });
  if (session) return <Redirect to={target} replace />;
  return (
    <LoginScreen
      isBusy={isBusy}
      fieldErrors={fieldErrors}
      onSubmit={(values) => void signIn(values)}
      onWarning={(text) => {
        notify.formError(text, 'warning');
      }}
    />
  );
}
