import { invalidEmail, looksLikeEmail, type FieldErrors } from '~/lib/fieldErrors';
import { limits } from '~/lib/limits';
import { isBlank, trimText } from '~/lib/text';

export interface LoginValues {
  email: string;
  password: string;
}

export function validateLogin({ email, password }: LoginValues): FieldErrors<LoginValues> {
  const required = 'Email and password are required.';
  const address = trimText(email);
  const isMissing = isBlank(password);
  if (!address || isMissing)
    return { ...(!address && { email: required }), ...(isMissing && { password: required }) };
  return {
    ...(!looksLikeEmail(address) && { email: invalidEmail }),
    ...(password.length < limits.minPasswordLength && {
      password: `Password must be at least ${String(limits.minPasswordLength)} characters`,
    }),
  };
}
