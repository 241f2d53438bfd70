import { describe } from 'vitest';
import { acceptPayout } from '../../../src/features/payouts/api';
import { decisions } from './decision';

describe('acceptPayout', () => decisions({ verb: 'accept', run: acceptPayout }));
