import { useState } from 'react';
import { Redirect } from 'wouter';
import { login } from './api';
import { saveSession, wasSessionLost, useSession } from '~/api/session/session';
import { startEarlyRequest } from '~/api/http/earlyRequest';
import { safeNext } from './next';
import type { LoginValues } from './model';
import type { Refusal } from '~/lib/outcome';
import { useOneAtATime } from '~/mutation/useOneAtATime';
import { hasEndedIdle, idleMinutes, noteUse } from './idle';
import { authMessages } from './messages';
import { findRoute, hrefs } from '~/routes';
import { LoginScreen } from './LoginScreen';
import { useAddress } from '~/list/useAddress';
import { trimText } from '~/lib/text';
import { useNotify } from '~/mutation/useNotify';
import { useFirm } from '~/lib/firm';
import { failureText } from '~/api/messages';

function reasonToBeHere(): string | undefined {
  if (hasEndedIdle()) return authMessages.idle(idleMinutes());
  return wasSessionLost() ? authMessages.lost : undefined;
}

export function LoginPage() {
  const session = useSession();
  const { logo } = useFirm();
  const target = safeNext(useAddress().params.get('next')) ?? hrefs.dashboardAlias;
  const notify = useNotify();
  const [notice] = useState(reasonToBeHere);
  const [refusal, setRefusal] = useState<Refusal>();
  const { act: signIn, isBusy } = useOneAtATime(async (values: LoginValues) => {
    const email = trimText(values.email);
    setRefusal(undefined);
    try {
      const tokens = await login({ email, password: values.password });
      const screen = new URL(target, location.origin);
      startEarlyRequest(findRoute(screen.pathname), screen, tokens.access);
      noteUse(Date.now(), { isSignIn: true });
      saveSession({ v: 1, ...tokens, user: { email } });
    } catch (failure) {
      const error = notify.failure(authMessages.loginFailed, failure, 'sign-in');
      setRefusal(
        error && { text: failureText(authMessages.loginFailed, error), fields: error.fields },
      );
    }
  });
  if (session) return <Redirect to={target} replace />;
  return (
    <LoginScreen
      logo={logo}
      isBusy={isBusy}
      refusal={refusal}
      notice={notice}
      onSubmit={(values) => void signIn(values)}
      onWarning={(text) => notify.formError(text, 'warning')}
    />
  );
}
