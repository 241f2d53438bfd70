import { describe } from 'vitest';
import { decideKycAddress1 } from '~/features/kyc/api';
import { kycMessages } from '~/features/kyc/messages';
import { decisions, userId } from './decision';

describe('decideKycAddress1', () =>
  decisions({
    document: 'address1',
    name: 'the first address proof',
    run: (status) => decideKycAddress1(userId, status),
    policy: () => kycMessages.decideFailed(),
    defaultMessage: 'Error during update',
  }));
