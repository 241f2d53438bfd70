import { describe } from 'vitest';
import { decideKycId } from '~/features/kyc/api';
import { kycMessages } from '~/features/kyc/messages';
import { decisions, userId } from './decision';

describe('decideKycId', () =>
  decisions({
    document: 'id',
    name: 'the ID proof',
    run: (status) => decideKycId(userId, status),
    policy: () => kycMessages.decideFailed(),
    defaultMessage: 'Error during update',
  }));
