import { describe } from 'vitest';
import { decideKycAddress2 } from '~/features/kyc/api';
import { kycMessages } from '~/features/kyc/messages';
import { decisions, userId } from './decision';

describe('decideKycAddress2', () =>
  decisions({
    document: 'address2',
    name: 'the second address proof',
    run: (status) => decideKycAddress2(userId, status),
    policy: () => kycMessages.decideFailed(),
    defaultMessage: 'Error during update',
  }));
