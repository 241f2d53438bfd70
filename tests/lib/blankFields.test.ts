import { expect, it } from 'vitest';
import { validateChallenge } from '~/features/challenges/form/form';
import { emptyCompetitionForm, validateCompetition } from '~/features/competitions/create/form';
import { fundingError } from '~/features/trading/mt5Users/funding';
import { filledForm } from '../features/challenges/challengeValues';
import { validateNotification } from '~/features/notifications/model';
import { validateReply } from '~/features/support/replies/model';
import { messageRefusal } from '~/features/support/tickets/model';
import { validateLogin } from '~/features/auth/model';
import { validateContent, itemOf } from '~/features/content/model';
import { userFormValues, validateUser } from '~/features/users/userForm';
import { newUserOf, validateNewUser } from '~/features/users/model';
import { validateViewName } from '~/lib/views';

const user = userFormValues({
  full_name: 'Amara Okafor',
  email: 'amara@example.com',
  role: 'user',
});
const content = (text: string) => ({
  question: text,
  answer: text,
  title: text,
  description: text,
  category: 'Account',
});

// R49. One text for each kind; the characters are in text.test.ts.
it.each(['   ', '\u200b\u2060', '\u3164', '\u202e\u00ad', '\u2800\ufe0f'])(
  '%j is empty in every required field',
  (text) => {
    expect(validateLogin({ email: text, password: text })).toEqual({
      email: 'Email and password are required.',
      password: 'Email and password are required.',
    });
    expect(validateNewUser({ first_name: text, last_name: text, email: text })).toEqual({
      first_name: 'Please fill in all fields',
      last_name: 'Please fill in all fields',
      email: 'Please fill in all fields',
    });
    expect(validateUser(user, { ...user, first_name: text, last_name: text, email: text })).toEqual(
      {
        first_name: 'First name is required',
        last_name: 'Last name is required',
        email: 'Email is required',
      },
    );
    expect(
      validateChallenge({ ...filledForm, name: text, firm_name: text, account_size: text }),
    ).toMatchObject({
      name: 'Challenge name is required',
      firm_name: 'Firm name is required',
      account_size: 'Account size must be greater than 0',
    });
    expect(
      validateCompetition(
        { ...emptyCompetitionForm, name: text, description: text, starting_balance: text },
        'UTC',
      ),
    ).toMatchObject({
      name: 'Competition name is required',
      description: 'Competition description is required',
      starting_balance: 'Starting balance is required',
    });
    expect(validateContent('faq', content(text))).toEqual({
      question: 'Question is required',
      answer: 'Answer is required',
    });
    expect(itemOf('faq', 'faq-1', content(text))).toBeUndefined();
    expect(
      validateNotification(
        { title: text, message: text, recipient: 'all', when: 'now', scheduled_for: '' },
        0,
        'UTC',
      ),
    ).toEqual({
      title: 'Title is required',
      message: 'Message is required',
    });
    expect(validateReply({ name: text, text })).toEqual({
      name: 'Name is required',
      text: 'Text is required',
    });
    expect(validateViewName({ name: text }, [])).toEqual({ name: 'Name is required' });
    expect(fundingError(text)).toBe('Please enter a valid amount');
    expect(messageRefusal({ status: 'open' }, text)).toEqual({ kind: 'empty' });
  },
);

it('sends nothing for an optional text of which nothing can be seen', () =>
  expect(
    newUserOf({ first_name: ' Amara ', last_name: '\u200b', email: 'amara@example.com' }).last_name,
  ).toBe(''));

it('takes no email address with a hidden character', () =>
  expect(
    validateNewUser({ first_name: 'Amara', last_name: 'Okafor', email: 'am\u200bara@example.com' }),
  ).toEqual({
    email: 'Invalid email format.',
  }));
