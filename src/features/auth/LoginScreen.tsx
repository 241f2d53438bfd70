import { useForm } from 'react-hook-form';
import { RefusalNotice } from '~/ui/feedback/notices';
import { Button } from '~/ui/fields/Button';
import { resolverOf, textsBeside, textsOf, useServerErrors } from '~/ui/fields/formRules';
import { TextField } from '~/ui/fields/Field';
import { PageHeading } from '~/ui/layout/Page';
import { firstError } from '~/lib/fieldErrors';
import type { Refusal } from '~/lib/outcome';
import { BrandMark, type BrandMarkProps } from '~/ui/layout/BrandMark';
import { validateLogin, type LoginValues } from './model';

interface LoginScreenProps extends BrandMarkProps {
  isBusy: boolean;
  refusal?: Refusal;
  notice?: string;
  onSubmit: (values: LoginValues) => void;
  onWarning: (text: string) => void;
}

export function LoginScreen({
  logo,
  isBusy,
  refusal,
  notice,
  onSubmit,
  onWarning,
}: LoginScreenProps) {
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    defaultValues: { email: '', password: '' },
    resolver: resolverOf(validateLogin),
    errors: useServerErrors(refusal?.fields),
  });
  const { errors } = formState;
  const texts = textsBeside(errors, ['email', 'password']);
  const submit = handleSubmit(
    (values) => onSubmit(values),
    (broken) => onWarning(firstError(textsOf(broken)) ?? ''),
  );
  return (
    <main className="stage login-stage">
      <div className="panel stage-card">
        <div className="login-brand">
          <BrandMark logo={logo} />
        </div>
        <PageHeading title="Login Admin Account" />
        {notice && (
          <p className="notice login-notice" data-tone="info" role="status">
            {notice}
          </p>
        )}
        <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label="Email"
            type="email"
            isInvalid={errors.email !== undefined}
            error={texts.email}
            input={{
              ...register('email'),
              autoComplete: 'username',
              autoFocus: true,
              inputMode: 'email',
            }}
          />
          <TextField
            label="Password"
            type="password"
            isInvalid={errors.password !== undefined}
            error={texts.password}
            input={{ ...register('password'), autoComplete: 'current-password' }}
          />
          <RefusalNotice refusal={refusal} />
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? 'Logging in…' : 'Login'}
          </Button>
        </form>
      </div>
    </main>
  );
}
