import { describe } from 'vitest';
import { decideKyc } from '~/features/kyc/api';
import { interaction } from '../interaction';
import { pathWithId } from '../matchers';
import { userId } from './decision';

// The same decisions as with the three calls by document, whose tests have the refusals (R125).
describe('decideKyc', () => {
  for (const type of ['id', 'address1', 'address2'] as const) {
    interaction(
      {
        given: ['a user has submitted every document', { id: userId }],
        uponReceiving: `a request to reject a document by its type ${type}`,
        request: {
          method: 'POST',
          path: pathWithId('/admin/users/', userId, `/kyc/${type}/action`),
          body: { status: 'rejected' },
        },
        answer: { status: 200 },
      },
      () => decideKyc(userId, type, 'rejected'),
    );
  }
});
