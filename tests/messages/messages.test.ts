import { describe, expect, it } from 'vitest';
import { authMessages } from '../../src/messages/auth';
import { dashboardMessages } from '../../src/messages/dashboard';
import { generalMessages } from '../../src/messages/general';
import { failureText, serverOr, type FailurePolicy } from '../../src/messages/policy';
import { userMessages } from '../../src/messages/users';

describe('section 8, word for word', () => {
  it.each<[FailurePolicy, string]>([
    [authMessages.loginFailed, 'Please check your credentials and try again.'],
    [dashboardMessages.loadFailed, 'Error fetching dashboard data'],
    [userMessages.listFailed, 'Error fetching users'],
    [userMessages.createFailed, 'Error while adding user'],
    [userMessages.deleteFailed, 'Error while deleting user'],
  ])('%j: the server message, the network message, or the default', (policy, text) => {
    expect(failureText(policy, { status: 500 })).toBe(text);
    expect(failureText(policy, { status: 409, serverMessage: 'Taken.' })).toBe('Taken.');
    expect(failureText(policy, { status: 0 })).toBe('Network error - no response received');
  });

  it('says what succeeded, and asks before deleting', () => {
    expect(userMessages.created).toBe('User added successfully');
    expect(userMessages.deleted).toBe('User deleted successfully');
    expect(userMessages.confirmDelete('Amara Okafor')).toBe('Are you sure you want to delete Amara Okafor?');
  });
});

describe('failureText (R4)', () => {
  it.each<[FailurePolicy, { status: number; serverMessage?: string }, string | undefined]>([
    [serverOr('Default'), { status: 404 }, 'Default'],
    [serverOr('Default'), { status: 404, serverMessage: 'Gone' }, 'Gone'],
    [serverOr('Default'), { status: 200 }, 'Default'],
    [{ kind: 'serverOnly' }, { status: 409, serverMessage: 'Already decided' }, 'Already decided'],
    [{ kind: 'serverOnly' }, { status: 409 }, generalMessages.failure],
    [{ kind: 'serverOnly' }, { status: 0 }, generalMessages.network],
    [{ kind: 'silent' }, { status: 500, serverMessage: 'Oops' }, undefined],
    [{ kind: 'silent' }, { status: 0 }, undefined],
  ])('%j for %j', (policy, failure, text) => {
    expect(failureText(policy, failure)).toBe(text);
  });
});
