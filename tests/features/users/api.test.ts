import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser, openTab, sessionOf, type Tab } from '../../api/session/fakeBrowser';

let tab: Tab;
let calls: string[];

const answer = (respond: (request: Request) => Response) => {
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
    await Promise.resolve();
    return respond(request);
  });
};

beforeEach(async () => {
  installBrowser();
  tab = await openTab();
  tab.saveSession(sessionOf(1));
  calls = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('getKyc', () => {
  it.each([null, '{"message":"No record"}', '<h1>Not found</h1>'])(
    '404 with %j is no record (R19)',
    async (body) => {
      answer(() => new Response(body, { status: 404 }));
      expect(await tab.getKyc(7)).toBeNull();
    },
  );

  it.each([
    [200, 'null'],
    [200, ''],
    [204, null],
  ])('%i with an empty body (%j) is no record', async (status, body) => {
    answer(() => new Response(body, { status }));
    expect(await tab.getKyc(7)).toBeNull();
  });

  it.each(['0', '"none"', '[]'])('fails for 200 with %s', async (body) => {
    answer(() => new Response(body, { status: 200 }));
    await expect(tab.getKyc(7)).rejects.toMatchObject({ name: 'ApiError', status: 200 });
  });

  it.each([
    [{}, { id_proof: null, address_proof: [] }],
    [
      { id_proof: null, address_proof: null, address: null },
      { id_proof: null, address_proof: [], address: null },
    ],
    [
      { id_proof: 'x', address_proof: {} },
      { id_proof: null, address_proof: [] },
    ],
    // The index matters (section 2): an unreadable entry keeps its index.
    [
      { address_proof: [null, { status: 'approved' }] },
      { id_proof: null, address_proof: [null, { status: 'approved' }] },
    ],
  ])('reads %j', async (body, record) => {
    answer(() => Response.json(body));
    expect(await tab.getKyc(7)).toEqual(record);
  });
});

describe('decisions are sent once (promise 1)', () => {
  it('a payout: 100 calls at the same time send one request, and all get its message', async () => {
    answer(() => Response.json({ message: 'Payout approved successfully' }));
    const messages = await Promise.all(Array.from({ length: 100 }, () => tab.acceptPayout(7)));
    expect(new Set(messages)).toEqual(new Set(['Payout approved successfully']));
    await Promise.all(Array.from({ length: 100 }, () => tab.rejectPayout(7)));
    expect(calls).toEqual(['POST /admin/payouts/7/accept', 'POST /admin/payouts/7/reject']);
  });

  it('a document: both calls for the same decision send one request; other decisions send others', async () => {
    answer(() => Response.json({ message: 'Done' }));
    const many = Array.from({ length: 50 }, () => [
      tab.decideKycAddress1(7, 'approved'),
      tab.decideKyc(7, 'address1', 'approved'),
    ]).flat();
    await Promise.all([
      ...many,
      tab.decideKycAddress2(7, 'approved'),
      tab.decideKycId(7, 'approved'),
      tab.decideKycId(8, 'approved'),
    ]);
    expect(calls).toEqual([
      'POST /admin/users/7/kyc/address1/action',
      'POST /admin/users/7/kyc/address2/action',
      'POST /admin/users/7/kyc/id/action',
      'POST /admin/users/8/kyc/id/action',
    ]);
  });
});

describe('a decision about a payout', () =>
  it.each([
    [{ message: 'Done.' }, 'Done.'],
    [{}, undefined],
    [{ message: null }, undefined],
    [{ message: ' ' }, undefined],
    [{ message: 7 }, undefined],
  ])('for the response %j resolves with %j', async (body, message) => {
    answer(() => Response.json(body));
    expect([await tab.acceptPayout(7), await tab.rejectPayout(7)]).toEqual([message, message]);
  }));

it.each<[number, string | null]>([
  [200, '{"message":"ok"}'],
  [200, ''],
  [204, null],
])(
  "deciding a document succeeds for a response with %i and %j: its message isn't used",
  async (status, body) => {
    answer(() => new Response(body, { status }));
    await expect(
      Promise.all([tab.decideKycId(7, 'approved'), tab.decideKyc(7, 'address2', 'rejected')]),
    ).resolves.toEqual([undefined, undefined]);
  },
);
