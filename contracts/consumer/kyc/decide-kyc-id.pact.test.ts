import { describe } from 'vitest';
import { decideKycId } from '../../../src/api/kyc';
import { kycMessages } from '../../../src/messages/kyc';
import { decisions, userId } from './decision';

describe('decideKycId', () =>
  decisions({
    document: 'id',
    name: 'the ID proof',
    run: (status) => decideKycId(userId, status),
    policy: () => kycMessages.decideFailed(),
    defaultMessage: 'Error during update',
  }));
