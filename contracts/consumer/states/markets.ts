import type { MeaningsOf, NoParams, SignedIn, SignedInWithId } from './shapes';

/** Trading accounts, MT5 users and positions. */
export interface MarketStates {
  'trading accounts exist': { params: { count: number }; gives: SignedIn };
  'a trading account without details exists': { params: NoParams; gives: SignedIn };
  'a trader has a funded account': { params: { name: string }; gives: SignedIn };
  'a trading account has open positions': {
    params: { id: number; count: number };
    gives: SignedInWithId;
  };
  'a trading account has no open positions': { params: { id: number }; gives: SignedInWithId };
  'no trading account has this login': { params: { id: number | string }; gives: SignedInWithId };
  'MT5 users exist': { params: { count: number }; gives: SignedIn };
  'an MT5 user without details exists': { params: NoParams; gives: SignedIn };
  'an MT5 user may be funded': { params: { id: number }; gives: SignedInWithId };
  'an MT5 user is already funded': { params: { id: number }; gives: SignedInWithId };
  'an MT5 user may not be funded': { params: { id: number }; gives: SignedInWithId };
  'an inactive MT5 user may be funded': { params: { name: string }; gives: SignedIn };
}

const gives = ['accessToken'] as const;
const givesWithId = ['accessToken', 'id'] as const;
const login = "The account's login.";

export const marketMeanings: MeaningsOf<MarketStates> = {
  'trading accounts exist': {
    meaning:
      "Each has its trader's name and email, a challenge and a size, and is in phase 1. No positions are open.",
    parameters: { count: 'How many.' },
    gives,
  },
  'a trading account without details exists': {
    meaning: 'The only one. It has no trader, challenge, size and step (R5).',
    parameters: {},
    gives,
  },
  'a trader has a funded account': {
    meaning: 'Its step is 3. One other account exists, of another trader, in phase 1 (R24).',
    parameters: { name: "The trader's name." },
    gives,
  },
  'a trading account has open positions': {
    meaning: 'Buys and sells take turns, beginning with a buy.',
    parameters: { id: login, count: 'How many positions.' },
    gives: givesWithId,
  },
  'a trading account has no open positions': {
    meaning: 'The account exists.',
    parameters: { id: login },
    gives: givesWithId,
  },
  'no trading account has this login': {
    meaning: 'The login may have another form than your logins (R6, R122).',
    parameters: { id: 'The login.' },
    gives: givesWithId,
  },
  'MT5 users exist': {
    meaning:
      'Each has a name, an email and an account size. All are active, and neither funded nor eligible.',
    parameters: { count: 'How many.' },
    gives,
  },
  'an MT5 user without details exists': {
    meaning: 'The only one. It has no name, email and account size (R5).',
    parameters: {},
    gives,
  },
  'an MT5 user may be funded': {
    meaning: 'They are eligible and not funded (R121).',
    parameters: { id: login },
    gives: givesWithId,
  },
  'an MT5 user is already funded': {
    meaning: "They can't be funded again (R109, R121).",
    parameters: { id: login },
    gives: givesWithId,
  },
  'an MT5 user may not be funded': {
    meaning: 'They are neither eligible nor funded (R121).',
    parameters: { id: login },
    gives: givesWithId,
  },
  'an inactive MT5 user may be funded': {
    meaning:
      'The user is inactive and eligible (R118). One other user exists, who is active and funded.',
    parameters: { name: "The eligible user's name." },
    gives,
  },
};
