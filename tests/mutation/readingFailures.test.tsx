import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route } from 'wouter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findRoute, pathId, type RouteProps } from '~/routes';
import { hangUp, newProvider, serve } from '../api/reading/fakeServer';

const modules = import.meta.glob<Record<string, ComponentType<RouteProps>>>(
  '../../src/features/**/*Page.tsx',
);

/**
 * Every reading of a screen: its address, the call that fails, and section 8's text. Undefined:
 * nothing is said.
 */
const readings: readonly (readonly [address: string, call: RegExp, text: string | undefined])[] = [
  ['/', /^GET \/admin\/dashboard$/, 'Error fetching dashboard data'],
  ['/users', /^GET \/admin\/users\?/, 'Error while fetching data'],
  ['/users/all', /^GET \/admin\/users\?/, 'Error fetching users'],
  ['/users/7', /^GET \/admin\/users\/7$/, 'Error fetching user details'],
  ['/users/7', /^GET \/admin\/users\/7\/kyc$/, undefined],
  ['/users/7/kyc', /^GET \/admin\/users\/7$/, 'Error fetching user details'],
  ['/users/7/kyc', /^GET \/admin\/users\/7\/kyc$/, undefined],
  ['/users/7/kyc/review', /^GET \/admin\/users\/7$/, 'Error fetching user details'],
  ['/users/7/kyc/review', /^GET \/admin\/users\/7\/kyc$/, 'Error fetching KYC details'],
  [
    '/users/7/wallet',
    /^GET \/admin\/users\/7\/wallet\/transactions\?/,
    'Failed to retrieve wallet history',
  ],
  ['/payouts', /^GET \/admin\/payouts\?/, 'Failed to retrieve wallet history'],
  ['/evaluations', /^GET \/admin\/challenges\?/, undefined],
  ['/skill-checks', /^GET \/admin\/challenges\?/, undefined],
  ['/evaluations/7', /^GET \/admin\/challenges\/7\/$/, undefined],
  ['/support', /^GET \/admin\/ticket$/, undefined],
  ['/trading', /^GET \/admin\/mt5\/accounts\?/, 'Error fetching trading accounts'],
  ['/trading?account=7', /^GET \/admin\/mt5\/account\/7\/positions$/, 'Error fetching positions'],
  ['/mt5-users', /^GET \/admin\/mt5\/users\?/, 'Error fetching MT5 data'],
  ['/mt5-users/7', /^GET \/admin\/mt5\/account\/7\/positions$/, 'Error fetching positions'],
  ['/competitions', /^GET \/admin\/competitions\?/, 'Error fetching competitions'],
  ['/competitions/7', /^GET \/admin\/competition\/7$/, 'Error fetching competition details'],
];

let Provider: ReturnType<typeof newProvider>;
let texts: string[];
let isAnswered: boolean;

beforeEach(() => {
  texts = [];
  Provider = newProvider(undefined, ({ text }) => void texts.push(text));
  isAnswered = false;
  // Not in jsdom.
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(async () => {
  cleanup();
  await hangUp();
  vi.unstubAllGlobals();
});

/** Visits a screen one of whose readings fails, while no other is answered. */
async function visit(address: string, failing: RegExp, answer: () => Response) {
  cleanup();
  isAnswered = false;
  serve((_request, call) => {
    if (!failing.test(call)) return new Promise(() => undefined);
    isAnswered = true;
    return answer();
  });
  history.replaceState(null, '', address);
  const { module, path: pattern } = findRoute(location.pathname);
  const Screen = Object.values((await modules[`../../src/${module}.tsx`]?.()) ?? {}).find(
    (exported) => exported.name === module.replace(/^.*\//, ''),
  );
  if (!Screen) throw new Error(`No screen at ${address}`);
  render(
    <Provider>
      <Route path={pattern}>
        <Screen id={pathId(location.pathname)} title="" />
      </Route>
    </Provider>,
  );
  await waitFor(() => expect(isAnswered).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe.each(readings)('at %s, a failing %s', (address, call, text) => {
  const isSaid = text !== undefined;

  it("says so in the server's words, if it has any (R43)", async () => {
    await visit(address, call, () => Response.json({ message: 'Not yours' }, { status: 403 }));
    await waitFor(() => expect(texts).toEqual(isSaid ? ['Not yours'] : []));
  });

  it('says so at each visit (R34)', async () => {
    await visit(address, call, () => new Response(null, { status: 500 }));
    await waitFor(() => expect(texts).toEqual(isSaid ? [text] : []));
    await visit(address, call, () => new Response(null, { status: 403 }));
    await waitFor(() => expect(texts).toEqual(isSaid ? [text, text] : []));
    expect(location.pathname).toBe(
      address === '/competitions/7' ? '/competitions' : address.replace(/\?.*/, ''),
    );
  });
});

it('a 403 of the search for documents is said, too', async () => {
  await visit('/users?review=kyc', /^GET \/admin\/(users|payouts)\?/, () =>
    Response.json({ message: 'Not yours' }, { status: 403 }),
  );
  await waitFor(() => expect(texts).toEqual(['Not yours']));
});

it('only the 403 of the wallet says nothing', async () => {
  const wallet = /^GET \/admin\/users\/7\/wallet$/;
  await visit('/users/7/wallet', wallet, () =>
    Response.json({ message: 'Not yours' }, { status: 403 }),
  );
  expect(await screen.findByText('No access')).toBeTruthy();
  expect(texts).toEqual([]);
  await visit('/users/7/wallet', wallet, () => new Response(null, { status: 500 }));
  expect(texts).toEqual(['Failed to retrieve wallet details']);
});
