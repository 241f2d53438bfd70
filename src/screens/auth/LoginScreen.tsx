import { useForm } from 'react-hook-form';
import { Button } from '../../components/fields/Button';
import { TextField } from '../../components/fields/TextField';
import { PageHeading } from '../../components/layout/Page';
import { firstError } from '../../domain/fieldErrors';
import { validateLogin, type LoginValues } from '../../domain/loginRules';

const fields = ['email', 'password'] as const;

export interface LoginScreenProps {
  isBusy: boolean;
  /** What the server said of single fields (R4). */
  fieldErrors?: Record<string, string[]>;
  onSubmit: (values: LoginValues) => void;
  /** The first rule of section 5 that is broken, in its own words; nothing is sent then. */
  onWarning: (text: string) => void;
}

export function LoginScreen({ isBusy, fieldErrors, onSubmit, onWarning }: LoginScreenProps) {
  const { register, handleSubmit, setFocus, formState, setError, clearErrors } = useForm<LoginValues>({ defaultValues: { email: '', password: '' } });
  const submit = (values: LoginValues) => {
    const errors = validateLogin(values);
    const warning = firstError(errors);
    if (warning === undefined) {
      onSubmit(values);
      return;
    }
    for (const field of fields) if (errors[field]) setError(field, { type: 'rule' });
    setFocus(errors.email ? 'email' : 'password');
    onWarning(warning);
  };
  return (
    <main className="stage">
      <div className="panel stage-card">
        <PageHeading title="Login Admin Account" />
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            clearErrors();
            void handleSubmit(submit)(event);
          }}
        >
          <TextField label="Email" type="email" isInvalid={formState.errors.email !== undefined} error={fieldErrors?.email?.join(' ')} input={{ ...register('email'), autoComplete: 'username', autoFocus: true, inputMode: 'email' }} />
          <TextField label="Password" type="password" isInvalid={formState.errors.password !== undefined} error={fieldErrors?.password?.join(' ')} input={{ ...register('password'), autoComplete: 'current-password' }} />
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? 'Logging in…' : 'Login'}
          </Button>
        </form>
      </div>
    </main>
  );
}
