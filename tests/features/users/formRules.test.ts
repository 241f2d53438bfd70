import { describe, expect, it } from 'vitest';
import { firstError } from '~/lib/fieldErrors';
import { validateLogin } from '~/features/auth/model';
import { isSameNewUser, newUserOf, validateNewUser } from '~/features/users/model';

const required = 'Email and password are required.';
const format = 'Invalid email format.';
const short = 'Password must be at least 6 characters';

describe('login rules (section 5)', () => {
  it.each([
    ['', '', { email: required, password: required }, required],
    ['  ', 'secret', { email: required }, required],
    ['a@b.co', '', { password: required }, required],
    ['nonsense', '', { password: required }, required],
    ['nonsense', 'secret', { email: format }, format],
    ['@b.co', 'secret', { email: format }, format],
    ['nonsense', 'short', { email: format, password: short }, format],
    ['a@b.co', '12345', { password: short }, short],
    ['a@b.co', '123456', {}, undefined],
    [' admin@example.com ', 'admin-password', {}, undefined],
  ])('%j with %j', (email, password, errors, warning) => {
    const found = validateLogin({ email, password });
    expect(found).toEqual(errors);
    expect(firstError(found)).toBe(warning);
  });

  it('checks a hostile address quickly', () =>
    expect(validateLogin({ email: `${'a@'.repeat(50_000)}b.`, password: 'secret' })).toEqual({
      email: format,
    }));
});

describe('new user rules (section 5, R101)', () => {
  const text = 'Please fill in all fields';
  const full = { first_name: 'Amara', last_name: 'Okafor', email: 'amara@example.com' };
  it.each([
    [full, {}],
    [{ ...full, first_name: '' }, { first_name: text }],
    [{ ...full, last_name: ' ' }, { last_name: text }],
    [{ ...full, email: '\t' }, { email: text }],
    [{ ...full, email: 'amara.example.com' }, { email: format }],
    [{ ...full, email: ' amara@example.com ' }, {}],
    [
      { first_name: '', last_name: '', email: '' },
      { first_name: text, last_name: text, email: text },
    ],
  ])('%j', (values, errors) => expect(validateNewUser(values)).toEqual(errors));

  it('sends names and email without the spaces around them', () =>
    expect(
      newUserOf({
        first_name: ' Mary Jane ',
        last_name: '\tOkafor ',
        email: ' amara@example.com ',
      }),
    ).toEqual({
      first_name: 'Mary Jane',
      last_name: 'Okafor',
      email: 'amara@example.com',
    }));
});

describe('a row of the list is the user who was to be added (R32)', () => {
  const values = { first_name: ' Mary Jane', last_name: 'Smith ', email: ' Mary@Example.com ' };
  const row = { email: 'mary@example.com', full_name: 'Mary Jane Smith' };
  it.each([
    [
      'with the same email and name, whatever their case',
      { email: 'MARY@example.com', full_name: 'mary jane SMITH' },
      true,
    ],
    ['but not with another email', { ...row, email: 'mary2@example.com' }, false],
    ['nor with another name', { ...row, full_name: 'Mary Smith' }, false],
    ['nor without an email', { full_name: row.full_name }, false],
    ['nor without a name', { email: row.email, full_name: null }, false],
    ['nor if they are no texts', { email: 7, full_name: {} }, false],
  ])('%s', (_name, one, isSame) => expect(isSameNewUser(values, one)).toBe(isSame));
});
