import { describe, expect, it } from 'vitest';
import { authMessages } from '~/features/auth/messages';
import { competitionMessages } from '~/features/competitions/messages';
import { challengeMessages } from '~/features/challenges/messages';
import { dashboardMessages } from '~/features/dashboard/messages';
import {
  generalMessages,
  failureText,
  type FailurePolicy,
  serverOnly,
  silent,
} from '~/api/messages';
import { kycMessages, kycReviewMessages } from '~/features/kyc/messages';
import { mt5Messages } from '~/features/trading/messages';
import { payoutMessages, walletMessages } from '~/features/payouts/messages';
import { userMessages } from '~/features/users/messages';

describe('section 8, word for word', () => {
  it.each<[FailurePolicy, string]>([
    [authMessages.loginFailed, 'Please check your credentials and try again.'],
    [dashboardMessages.loadFailed, 'Error fetching dashboard data'],
    [userMessages.listFailed, 'Error fetching users'],
    [userMessages.createFailed, 'Error while adding user'],
    [userMessages.deleteFailed, 'Error while deleting user'],
    [userMessages.overviewFailed, 'Error while fetching data'],
    [userMessages.detailFailed, 'Error fetching user details'],
    [userMessages.updateFailed, 'Error while updating user'],
    [kycMessages.decideFailed(), 'Error during update'],
    [kycReviewMessages.loadFailed, 'Error fetching KYC details'],
    [kycReviewMessages.decideFailed('id', 'approved'), 'Error approving ID'],
    [kycReviewMessages.decideFailed('id', 'rejected'), 'Error rejecting ID'],
    [kycReviewMessages.decideFailed('address1', 'approved'), 'Error approving Address'],
    [kycReviewMessages.decideFailed('address1', 'rejected'), 'Error rejecting Address'],
    [kycReviewMessages.decideFailed('address2', 'approved'), 'Error approving Address'],
    [kycReviewMessages.decideFailed('address2', 'rejected'), 'Error rejecting Address'],
    [competitionMessages.listFailed, 'Error fetching competitions'],
    [competitionMessages.detailFailed, 'Error fetching competition details'],
    [competitionMessages.createFailed, 'Error creating competition'],
    [competitionMessages.endFailed, 'Error ending competition'],
    [walletMessages.loadFailed, 'Failed to retrieve wallet details'],
    [walletMessages.historyFailed, 'Failed to retrieve wallet history'],
    [payoutMessages.listFailed, 'Failed to retrieve wallet history'],
    [mt5Messages.accountsFailed, 'Error fetching trading accounts'],
    [mt5Messages.positionsFailed, 'Error fetching positions'],
    [mt5Messages.usersFailed, 'Error fetching MT5 data'],
  ])('%j: the server message, the network message, or the default', (policy, text) => {
    expect(failureText(policy, { status: 500 })).toBe(text);
    expect(failureText(policy, { status: 409, serverMessage: 'Taken.' })).toBe('Taken.');
    expect(failureText(policy, { status: 0 })).toBe('Network error - no response received');
  });

  it('says what succeeded, and asks before deleting', () => {
    expect(userMessages.created).toBe('User added successfully');
    expect(userMessages.deleted).toBe('User deleted successfully');
    expect(mt5Messages.funded).toBe('Wallet funded successfully');
    expect(competitionMessages.created).toBe('Competition created successfully');
    expect(competitionMessages.ended).toBe('Competition ended successfully');
    expect(competitionMessages.editSoon).toBe('Edit functionality coming soon');
    expect(competitionMessages.confirmEnd('March Madness')).toBe(
      'Are you sure you want to end March Madness?',
    );
    expect(userMessages.confirmDelete({ full_name: 'Amara Okafor' })).toBe(
      'Are you sure you want to delete Amara Okafor?',
    );
    expect(userMessages.confirmDelete({ full_name: '\u202eeman live' })).toBe(
      'Are you sure you want to delete \u2068\u202eeman live\u2069?',
    );
    expect(userMessages.confirmDelete({ full_name: '\u200b', email: 'a@example.com' })).toBe(
      'Are you sure you want to delete a@example.com?',
    );
  });

  it.each([
    [172, ' for all 172 participants'],
    [1, ' for its 1 participant'],
    [0, ''],
    [undefined, ' for all participants'],
  ])('says whom the end of a competition with %j participants concerns', (count, whom) => {
    expect(competitionMessages.endConsequence(count)).toBe(
      `It ends immediately${whom}. This can't be undone.`,
    );
  });
});

describe('KYC and payouts, section 8 with R17', () => {
  it.each([
    ['id', 'approved', 'ID Proof approved', 'ID approved successfully'],
    ['id', 'rejected', 'ID Proof rejected', 'ID rejected successfully'],
    ['address1', 'approved', 'Home Address 1 Proof approved', 'Address approved successfully'],
    ['address1', 'rejected', 'Home Address 1 Proof rejected', 'Address rejected successfully'],
    // The address 2 action also says Address 1.
    ['address2', 'approved', 'Home Address 1 Proof approved', 'Address approved successfully'],
    ['address2', 'rejected', 'Home Address 1 Proof rejected', 'Address rejected successfully'],
  ] as const)('%s %s: %s; on the other page: %s', (type, status, card, review) =>
    expect([kycMessages.decided(type, status), kycReviewMessages.decided(type, status)]).toEqual([
      card,
      review,
    ]),
  );

  it('the KYC screen is silent about a record that failed to load', () => {
    for (const status of [0, 403, 500])
      expect(
        failureText(kycMessages.loadFailed, { status, serverMessage: 'Oops' }),
      ).toBeUndefined();
  });

  it("a decision about a payout is told in the server's words alone", () => {
    expect(
      failureText(payoutMessages.decideFailed, { status: 409, serverMessage: 'Already approved.' }),
    ).toBe('Already approved.');
    expect(failureText(payoutMessages.decideFailed, { status: 500 })).toBe(generalMessages.failure);
    expect(payoutMessages.decided('approved', 'Done.')).toBe('Done.');
    expect(payoutMessages.decided('approved', undefined)).toBe('Payout approved successfully');
    expect(payoutMessages.decided('rejected', undefined)).toBe('Payout rejected successfully');
  });
});

describe('challenges (sections 5 and 8, R28)', () => {
  it('says what the specification says', () =>
    expect(challengeMessages).toMatchObject({
      rulesBroken: 'Please fix validation errors',
      created: 'Challenge creation successful',
      updated: 'Challenge updated successfully',
    }));
  it("a failed load is silent, a failed creation is told in the server's words alone", () => {
    expect(
      failureText(challengeMessages.loadFailed, { status: 500, serverMessage: 'Broken' }),
    ).toBeUndefined();
    expect(
      failureText(challengeMessages.createFailed, { status: 400, serverMessage: 'Refused' }),
    ).toBe('Refused');
    expect(failureText(challengeMessages.createFailed, { status: 500 })).toBe(
      generalMessages.failure,
    );
  });
});

describe('failureText (R4)', () =>
  it.each<[FailurePolicy, { status: number; serverMessage?: string }, string | undefined]>([
    ['Default', { status: 404 }, 'Default'],
    ['Default', { status: 404, serverMessage: 'Gone' }, 'Gone'],
    ['Default', { status: 200 }, 'Default'],
    [serverOnly, { status: 409, serverMessage: 'Already decided' }, 'Already decided'],
    [serverOnly, { status: 409 }, generalMessages.failure],
    [serverOnly, { status: 0 }, generalMessages.network],
    [silent, { status: 500, serverMessage: 'Oops' }, undefined],
    [silent, { status: 0 }, undefined],
  ])('%j for %j', (policy, failure, text) => expect(failureText(policy, failure)).toBe(text)));
