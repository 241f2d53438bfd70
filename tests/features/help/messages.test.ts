import { describe, expect, it } from 'vitest';
import type { Firm } from '~/lib/firm';
import { checkRules } from '~/features/payouts/checks/checks';
import { helpChapters } from '~/features/help/messages';

const pointOf = (firm: Firm, term: string) =>
  helpChapters(firm)
    .flatMap(({ topics }) => topics)
    .find(({ points }) => points?.[term])?.points?.[term];

describe('the help says the numbers that are in force (R310)', () => {
  it('of the console', () => {
    expect(pointOf({}, 'Counts in the navigation')).toContain('updated every 45 seconds while');
    expect(pointOf({}, 'Checks')).toMatch(
      new RegExp(`^${checkRules.length} rules, .* at most 3 seconds\\.$`),
    );
    expect(pointOf({}, 'After inactivity')).toMatch(/^You are signed out after 1 hour of/);
  });

  it('what signing out leaves in this browser: all preferences (R38)', () => {
    expect(pointOf({}, 'Also after signing out')).toMatch(
      /^Your saved replies in Support, and the views and columns of your lists\. They are there again/,
    );
  });

  it('of the firm', () => {
    expect(pointOf({ checks: { waitSeconds: 1 } }, 'Checks')).toMatch(/at most 1 second\.$/);
    expect(pointOf({ checks: { waitSeconds: 2 } }, 'Checks')).toMatch(/at most 2 seconds\.$/);
    expect(pointOf({ idleMinutes: 90 }, 'After inactivity')).toMatch(/after 90 minutes of/);
    expect(pointOf({ idleMinutes: 120 }, 'After inactivity')).toMatch(/after 2 hours of/);
    expect(pointOf({ idleMinutes: 0 }, 'After inactivity')).toBe(
      'You stay signed in until you sign out.',
    );
  });
});
