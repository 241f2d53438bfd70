import { describe } from 'vitest';
import { decideKycId } from '../../../src/features/kyc/api';
import { kycMessages } from '../../../src/features/kyc/messages';
import { decisions, userId } from './decision';

describe('decideKycId', () =>
  decisions({
    document: 'id',
    name: 'the ID proof',
    run: (status) => decideKycId(userId, status),
    policy: () => kycMessages.decideFailed(),
    defaultMessage: 'Error during update',
  }));
