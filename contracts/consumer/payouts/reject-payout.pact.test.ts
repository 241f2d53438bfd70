import { describe } from 'vitest';
import { rejectPayout } from '~/features/payouts/api';
import { decisions } from './decision';

describe('rejectPayout', () => decisions({ verb: 'reject', run: rejectPayout }));
