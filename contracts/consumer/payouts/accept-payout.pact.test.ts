import { describe } from 'vitest';
import { acceptPayout } from '../../../src/api/payouts';
import { decisions } from './decision';

describe('acceptPayout', () => decisions({ verb: 'accept', run: acceptPayout }));
