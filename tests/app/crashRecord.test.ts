import { describe, expect, it } from 'vitest';
import { crashMessage } from '~/app/crashReport';

const marker = 'Amara Marker 4711';

describe("a crash record's message (promise 18)", () => {
  it.each([
    ['an error of the browser', new TypeError(marker), 'TypeError'],
    ['unreadable JSON', new SyntaxError(`Unexpected token in "${marker}"`), 'SyntaxError'],
    [
      'a failed call',
      Object.assign(new Error(marker), { name: 'ApiError', serverMessage: marker }),
      'ApiError',
    ],
    [
      'an error with a hostile name',
      Object.assign(new Error('x'), { name: marker }),
      'Unknown error',
    ],
    ['a thrown text', marker, 'Unknown error'],
    ['a thrown record', { user: marker }, 'Unknown error'],
    ['nothing', undefined, 'Unknown error'],
  ])('says of %s only its kind', (_what, reason, message) =>
    expect(crashMessage(reason)).toBe(message),
  );

  it("has the console's own words", () =>
    expect(
      crashMessage(
        Object.assign(new Error('A file of the console did not arrive'), { name: 'LoadFailure' }),
      ),
    ).toBe('A file of the console did not arrive'));
});
