import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  splitName,
  userFormFields,
  userFormValue,
  userFormValues,
  type UserFormField,
  type UserFormValues,
  conflictingUserFields,
  userChanges,
  wasUserSaved,
  validateUser,
} from '~/features/users/userForm';
import { buildUserDetail, sparseUserDetail } from '../../fixtures/users';
import { hostileValue } from '../../lib/hostileValues';
import { runs } from '../../propertyRuns';

const user = buildUserDetail();

/** The form values of a user, with some fields changed. */
function edited(
  typed: Partial<Record<UserFormField, string>>,
  from: object = user,
): UserFormValues {
  const values = userFormValues(from);
  for (const [field, value] of Object.entries(typed)) {
    const [first = '', part] = field.split('.');
    if (part) Object.assign(values.address, { [part]: value });
    else Object.assign(values, { [first]: value });
  }
  return values;
}

it.each([
  ['Amara Okafor', 'Amara', 'Okafor'],
  ['Mary Jane Smith', 'Mary', 'Jane Smith'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
  ['   ', '', ''],
  [null, '', ''],
  [7, '', ''],
])('%j is split on spaces into %j and %j (section 2)', (fullName, first, last) =>
  expect(splitName(fullName)).toEqual({ first, last }),
);

describe('the request body of an edited user (R9)', () => {
  it.each<[string, Partial<Record<UserFormField, string>>, object | undefined]>([
    ['nothing', {}, undefined],
    ['only space around a text', { email: ` ${user.email} ` }, undefined],
    ['an email', { email: ' new@example.com ' }, { email: 'new@example.com' }],
    ['a role', { role: 'admin' }, { role: 'admin' }],
    [
      'a cleared text and a cleared day',
      { phone_number: ' ', date_of_birth: '' },
      { phone_number: null, date_of_birth: null },
    ],
    [
      'one name: both, since the wire has the full name',
      { first_name: 'Ama' },
      { first_name: 'Ama', last_name: 'Okafor' },
    ],
    ['the other name', { last_name: 'Mensah' }, { first_name: 'Amara', last_name: 'Mensah' }],
    [
      'parts of the address',
      { 'address.town': 'Porto', 'address.zip_code2': '' },
      { address: { town: 'Porto', zip_code2: null } },
    ],
  ])('%s', (_name, typed, changes) =>
    expect(userChanges(userFormValues(user), edited(typed))).toStrictEqual(changes),
  );

  it('sends no empty last name for a single name, because the server would refuse it (R115)', () => {
    const cher = buildUserDetail({ full_name: 'Cher' });
    expect(userChanges(userFormValues(cher), edited({ first_name: 'Sher' }, cher))).toStrictEqual({
      first_name: 'Sher',
    });
  });

  it('sends only the typed fields for a user without details', () =>
    expect(
      userChanges(
        userFormValues(sparseUserDetail),
        edited({ country: 'Ghana', 'address.town': 'Accra' }, sparseUserDetail),
      ),
    ).toStrictEqual({
      country: 'Ghana',
      address: { town: 'Accra' },
    }));

  it('sends nothing for an unchanged form of any user (promise 6)', () => {
    const fields = {
      full_name: hostileValue,
      email: hostileValue,
      role: hostileValue,
      phone_number: hostileValue,
      country: hostileValue,
      date_of_birth: hostileValue,
      address: fc.oneof(hostileValue, fc.record({ town: hostileValue })),
    };
    fc.assert(
      fc.property(fc.record(fields), (any) => {
        const values = userFormValues(any);
        for (const field of userFormFields)
          expect(typeof userFormValue(values, field)).toBe('string');
        expect(userChanges(userFormValues(any), values)).toBeUndefined();
        expect(validateUser(userFormValues(any), values)).toEqual({});
        expect(conflictingUserFields(userFormValues(any), any, values)).toEqual([]);
      }),
      runs,
    );
  });
});

describe("what would overwrite someone else's change", () =>
  it.each<[string, Partial<Record<UserFormField, string>>, object, UserFormField[]]>([
    ['nothing changed there', { country: 'Ghana' }, {}, []],
    ['another field changed there', { country: 'Ghana' }, { phone_number: '+1' }, []],
    ['the same field changed there', { country: 'Ghana' }, { country: 'Togo' }, ['country']],
    ['the same field changed there to the same', { country: 'Ghana' }, { country: 'Ghana' }, []],
    ['a field changed there that was not edited here', {}, { country: 'Togo' }, []],
    [
      'the last name changed there, the first one here',
      { first_name: 'Ama' },
      { full_name: 'Amara Mensah' },
      ['last_name'],
    ],
    [
      'a part of the address',
      { 'address.town': 'Porto' },
      { address: { ...user.address, town: 'Faro' } },
      ['address.town'],
    ],
    ['the whole address gone', { 'address.town': 'Porto' }, { address: null }, ['address.town']],
    [
      'two of three',
      { email: 'a@b.co', country: 'Ghana', phone_number: '+2' },
      { email: 'c@d.ef', country: 'Togo' },
      ['email', 'country'],
    ],
  ])('%s', (_name, typed, there, fields) =>
    expect(
      conflictingUserFields(userFormValues(user), { ...user, ...there }, edited(typed)),
    ).toEqual(fields),
  ));

describe('whether a save without an answer was made (R32)', () => {
  const after = (there: object) => ({ ...user, ...there });
  it.each<[string, Partial<Record<UserFormField, string>>, object, boolean | undefined]>([
    ['the user has what was sent', { country: 'Ghana' }, { country: 'Ghana' }, true],
    [
      'the server wrote it in its own way',
      { phone_number: '0049 30 1' },
      { phone_number: '+49301' },
      true,
    ],
    ['a cleared field is empty', { phone_number: '' }, { phone_number: null }, true],
    ['the user is as before', { country: 'Ghana' }, {}, false],
    ['only something else has changed', { country: 'Ghana' }, { phone_number: '+1' }, false],
    ['one of two', { country: 'Ghana', email: 'a@b.co' }, { country: 'Ghana' }, undefined],
    [
      'a part of the address',
      { 'address.town': 'Porto' },
      { address: { ...user.address, town: 'Porto' } },
      true,
    ],
    [
      'both names, split by the server in its own way',
      { first_name: 'Mary Jane', last_name: 'Smith' },
      { full_name: 'Mary Jane Smith' },
      true,
    ],
    ['a name that is as before', { last_name: 'Mensah' }, {}, false],
  ])('%s', (_name, typed, there, saved) =>
    expect(wasUserSaved(userFormValues(user), edited(typed), user, after(there))).toBe(saved),
  );

  it('is measured by the user just before it, not by the opened form: a field that had it already doesn’t count', () => {
    const before = after({ country: 'Ghana' });
    const typed = edited({ country: 'Ghana', email: 'a@b.co' });
    expect(wasUserSaved(userFormValues(user), typed, before, before)).toBe(false);
    expect(wasUserSaved(userFormValues(user), typed, before, { ...before, email: 'a@b.co' })).toBe(
      true,
    );
  });
});

describe('the rules of the edit form', () => {
  it.each<[UserFormField, string, string | undefined]>([
    ['first_name', '', 'First name is required'],
    ['first_name', '   ', 'First name is required'],
    ['first_name', 'x'.repeat(150), undefined],
    ['first_name', 'x'.repeat(151), 'At most 150 characters'],
    ['last_name', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Invalid email format.'],
    ['email', `${'x'.repeat(250)}@b.co`, 'At most 254 characters'],
    ['email', 'a@b.co', undefined],
    ['phone_number', '', undefined],
    ['phone_number', '1'.repeat(41), 'At most 40 characters'],
    ['country', 'x'.repeat(101), 'At most 100 characters'],
    ['date_of_birth', '', undefined],
    ['date_of_birth', '1994-02-28', undefined],
    ['date_of_birth', '1994-02-30', 'Enter a valid date'],
    ['date_of_birth', '19940228', 'Enter a valid date'],
    ['address.home_address', 'x'.repeat(301), 'At most 300 characters'],
    ['address.zip_code2', '1'.repeat(21), 'At most 20 characters'],
    ['address.town', '', undefined],
  ])('%s %j: %s', (field, value, text) =>
    expect(validateUser(userFormValues(user), edited({ [field]: value }))).toEqual(
      text ? { [field]: text } : {},
    ),
  );

  it("an old error in an unchanged field doesn't prevent saving", () => {
    const odd = buildUserDetail({
      full_name: 'Cher',
      email: 'nobody',
      phone_number: '1'.repeat(99),
    });
    expect(validateUser(userFormValues(odd), edited({ country: 'Ghana' }, odd))).toEqual({});
  });
});
