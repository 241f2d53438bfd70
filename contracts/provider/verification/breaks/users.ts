import { changed, ignoring, renamed, type SeededBreak, withBody, withNull, without, withoutMessage, withStatus } from './seededBreak';

/** Users, KYC and wallets. */
export const userBreaks: readonly SeededBreak[] = [
  { name: "a user's name is `name`", operation: 'listUsers', at: 200, answer: renamed('full_name', 'name') },
  { name: "users have a role that the console doesn't know", operation: 'listUsers', at: 200, answer: changed('role', () => 'trader') },
  {
    name: 'the last sign-in of a user who never signed in is an empty text',
    operation: 'listUsers',
    at: 200,
    answer: changed('last_login', (time) => time ?? ''),
  },
  { name: 'the count of a list is a text', operation: 'listUsers', at: 200, answer: changed('count', String) },
  { name: 'the rows of a list are `data`', operation: 'listUsers', at: 200, answer: renamed('results', 'data') },
  { name: 'every page is the first', operation: 'listUsers', ask: ignoring('page') },
  { name: 'a refused field is not named', operation: 'createUser', at: 400, answer: without('errors') },
  { name: 'an email in use is a 400', operation: 'createUser', at: 409, answer: withStatus(400) },
  {
    name: "a user who isn't there is an empty object",
    operation: 'getUser',
    at: 404,
    answer: (answer) => ({ ...answer, status: 200, body: {} }),
  },
  { name: 'a user has no id', operation: 'getUser', at: 200, answer: withNull('id') },
  {
    name: 'the answer to a change is a message instead of the user',
    operation: 'updateUser',
    at: 200,
    answer: withBody(() => ({ message: 'User updated.' })),
  },
  { name: "deleting a user who isn't there succeeds", operation: 'deleteUser', at: 404, answer: withStatus(200) },
  { name: "deleting one's own account is refused without a message", operation: 'deleteUser', at: 409, answer: withoutMessage },
  { name: 'the figures of the users are in snake case', operation: 'getUserStats', at: 200, answer: renamed('totalUsers', 'total_users') },
  { name: 'address proofs are typed by another word', operation: 'getKyc', at: 200, answer: changed('address_type', () => 'home') },
  {
    name: 'address proofs are an object by their type',
    operation: 'getKyc',
    at: 200,
    answer: changed('address_proof', (rows) => Object.assign({}, rows)),
  },
  { name: "the status of a pending document is 'submitted'", operation: 'getKyc', at: 200, answer: changed('status', () => 'submitted') },
  { name: 'a user without a KYC record has an empty one', operation: 'getKyc', at: 404, answer: withStatus(200) },
  { name: 'a rejected ID can be approved after all', operation: 'decideKycId', at: 409, answer: withStatus(200) },
  { name: 'a proof that was never uploaded is approved', operation: 'decideKycAddress2', at: 404, answer: withStatus(200) },
  {
    name: 'the profit is an amount with its currency',
    operation: 'getWallet',
    at: 200,
    answer: changed('withdrawal_profit', (amount) => ({ amount, currency: 'USD' })),
  },
  { name: 'a forbidden wallet is a 404', operation: 'getWallet', at: 403, answer: withStatus(404) },
  { name: 'the history ignores the kind of transaction', operation: 'listWalletTransactions', ask: ignoring('type') },
  { name: 'the history ignores the least amount', operation: 'listWalletTransactions', ask: ignoring('amount_min') },
];
