import { describe } from 'vitest';
import { rejectPayout } from '../../../src/api/payouts';
import { decisions } from './decision';

describe('rejectPayout', () => decisions({ verb: 'reject', run: rejectPayout }));
