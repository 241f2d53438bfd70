import { invalidEmail, looksLikeEmail } from './email';
import type { FieldErrors } from './fieldErrors';
import { limits } from './limits';

export interface LoginValues {
  email: string;
  password: string;
}

/** Section 5's login rules; an empty object lets the form be sent. Space around the email doesn't count. */
export function validateLogin({ email, password }: LoginValues): FieldErrors<LoginValues> {
  const required = 'Email and password are required.';
  const address = email.trim();
  if (!address || !password) return { ...(!address && { email: required }), ...(!password && { password: required }) };
  return {
    ...(!looksLikeEmail(address) && { email: invalidEmail }),
    ...(password.length < limits.minPasswordLength && { password: `Password must be at least ${String(limits.minPasswordLength)} characters` }),
  };
}
