import { describe } from 'vitest';
import { acceptPayout } from '~/features/payouts/api';
import { decisions } from './decision';

describe('acceptPayout', () => decisions({ verb: 'accept', run: acceptPayout }));
