import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KycRecord, PayoutPage, Wallet } from '~/api/types';
import type { CheckRule } from '~/features/payouts/checks/checks';
import { checkPayout, laneOf } from '~/features/payouts/checks/checks';
import { hasAddressFormat } from '~/features/payouts/checks/addressFormat';
import type { Load } from '~/lib/load';
import { plantedFlaws, plantedRisks, type Risk } from '../../contracts/provider/seed/demo/planted';
import { drawPaper } from '../../contracts/provider/seed/demo/papers/drawPaper';
import { checkDigit } from '../../contracts/provider/seed/demo/papers/identityPaper';
import { startService, type TestService } from './service';

let service: TestService;
let payouts: PayoutPage['results'];
beforeAll(async () => {
  service = await startService({ seed: 'demo', users: 1000, isEmbedded: true });
  payouts = (
    (await service.send('GET', '/api/admin/payouts?page=1&page_size=1000')).body as PayoutPage
  ).results;
}, 120_000);
afterAll(() => service.close());

type Payout = PayoutPage['results'][number];

async function read<Data>(path: string): Promise<Load<Data>> {
  const { status, body } = await service.send('GET', path);
  if (status === 403) return { status: 'forbidden' };
  return { status: 'ready', data: status === 404 ? (null as Data) : (body as Data) };
}

async function checksOf(payout: Payout) {
  const id = Number(payout.user?.id);
  const kyc = await read<KycRecord | null>(`/api/admin/users/${id}/kyc`);
  const wallet = await read<Wallet>(`/api/admin/users/${id}/wallet`);
  const history = await read<PayoutPage>(
    `/api/admin/users/${id}/wallet/transactions?type=debit&page=1&page_size=100`,
  );
  const compared = { rows: payouts, isWhole: true, readAt: 0 };
  return checkPayout({ payout, userId: id, kyc, wallet, history, compared });
}

/** What the checks find of each planted risk, besides that an address is new. */
const found: Record<Risk, CheckRule[]> = {
  sharedAddress: ['sharedAddress'],
  changedAddress: ['changedAddress'],
  badChecksum: ['addressFormat'],
  otherNetwork: ['addressFormat'],
  kycPending: ['kyc'],
  kycRejected: ['kyc'],
  moreThanProfit: ['profit'],
  rateOff: ['rate'],
  twoPending: ['pending'],
  noAddressProof: ['addressProof'],
  firstPayout: [],
};

describe('pending payouts', () => {
  it('have the planted risks and no others', async () => {
    const pending = payouts.filter(({ status }) => status === 'pending');
    expect(pending.length).toBeGreaterThan(20);
    const seen = new Map<number, Set<CheckRule>>();
    for (const payout of pending) {
      const id = Number(payout.user?.id);
      const alarming = (await checksOf(payout))
        .filter(({ verdict }) => verdict === 'blocked' || verdict === 'caution')
        .map(({ rule }) => rule);
      seen.set(id, new Set([...(seen.get(id) ?? []), ...alarming]));
    }
    const others = [...seen].filter(([id]) => plantedRisks[id] === undefined && id !== 1);
    // A new trader's first address is natural.
    expect(others.filter(([, rules]) => [...rules].some((rule) => rule !== 'newAddress'))).toEqual(
      [],
    );
    expect(others.filter(([, rules]) => rules.size === 0).length).toBeGreaterThan(
      others.length * 0.6,
    );
    for (const [id, risk] of Object.entries(plantedRisks)) {
      const rules = [...(seen.get(Number(id)) ?? [])].filter(
        (rule) => rule !== 'newAddress' && rule !== 'changedAddress',
      );
      const wanted = found[risk].filter((rule) => rule !== 'changedAddress');
      expect([id, risk, rules]).toEqual([id, risk, wanted]);
    }
    expect([...(seen.get(22) ?? [])]).toContain('changedAddress');
    expect([...(seen.get(31) ?? [])]).toEqual(['newAddress']);
    // The admin's own payout: the identity is not decided yet, and nobody decides on their own.
    expect([...(seen.get(1) ?? [])]).toEqual(['kyc']);
  });

  it('fill every lane of a review', async () => {
    const pending = payouts.filter(({ status }) => status === 'pending');
    const lanes = await Promise.all(pending.map(async (payout) => laneOf(await checksOf(payout))));
    expect(new Set(lanes)).toEqual(new Set(['clear', 'flagged', 'unchecked']));
  });
});

describe('all payouts', () => {
  it('have addresses that are valid on their networks, but for the two that are planted', () => {
    const wrong = payouts.filter(
      ({ pay_network, pay_address }) => hasAddressFormat(pay_network, pay_address ?? '') !== true,
    );
    expect(wrong.map(({ user }) => Number(user?.id)).sort((one, other) => one - other)).toEqual([
      23, 24,
    ]);
    expect(new Set(payouts.map(({ pay_network }) => pay_network))).toEqual(
      new Set(['TRC20', 'ERC20', 'BEP20', 'Solana', 'Bitcoin']),
    );
  });

  it('have an address that only its user has, but for the shared one', () => {
    const owners = new Map<string, Set<number>>();
    for (const { pay_address, user } of payouts)
      owners.set(
        String(pay_address),
        (owners.get(String(pay_address)) ?? new Set()).add(Number(user?.id)),
      );
    expect(
      [...owners.values()].filter(({ size }) => size > 1).map((ids) => [...ids].sort()),
    ).toEqual([[20, 21]]);
  });

  it('have rates within five percent of each other, but for the planted one', () => {
    for (const coin of ['USDT', 'USDC', 'BTC', 'ETH']) {
      const own = payouts.filter(
        ({ pay_currency, user }) => pay_currency === coin && Number(user?.id) !== 28,
      );
      const rates = own.map(
        ({ pay_amount, price_amount }) => Number(price_amount) / Number(pay_amount),
      );
      expect([coin, rates.length > 5, Math.max(...rates) / Math.min(...rates) < 1.05]).toEqual([
        coin,
        true,
        true,
      ]);
    }
  });
});

async function identityOf(id: number) {
  const { status, body } = await service.send('GET', `/api/admin/users/${id}/kyc`);
  if (status === 404) return undefined;
  const { id_proof: proof, address_proof: proofs } = body as {
    id_proof: { status: string; document_number: string; document_file_front: string };
    address_proof: { document_file: string }[];
  };
  return {
    front: proof.document_file_front,
    status: proof.status,
    number: proof.document_number,
    proofs: proofs.map(({ document_file }) => document_file),
  };
}

async function fileAt(link: string): Promise<{ type: string | null; text: string }> {
  const response = await service.app.request(link);
  return { type: response.headers.get('Content-Type'), text: await response.text() };
}

async function profileOf(id: number) {
  const { body } = await service.send('GET', `/api/admin/users/${id}`);
  return body as {
    full_name: string;
    date_of_birth: string;
    address: { home_address: string } | null;
  };
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const printed = (day: string) =>
  `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

async function mismatchesOf(id: number): Promise<string[] | undefined> {
  const identity = await identityOf(id);
  if (identity === undefined) return undefined;
  const profile = await profileOf(id);
  const { text } = await fileAt(identity.front);
  const wrong: string[] = [];
  if (!text.includes(' SPECIMEN') && !text.includes('>SPECIMEN<')) return ['damaged'];
  // First and last name are printed apart.
  const names = [...text.matchAll(/font-weight="700">([^<]+)</g)].map(([, name = '']) => name);
  const full = profile.full_name.toUpperCase();
  if (
    !names.some((name) => full.endsWith(` ${name}`)) ||
    !names.some((name) => full.startsWith(`${name} `))
  )
    wrong.push('name');
  if (!text.includes(printed(profile.date_of_birth))) wrong.push('birth');
  if (!text.includes(identity.number)) wrong.push('number');
  const until = Number(/-(\d{6})(?:-[a-z]+)?\.svg/.exec(identity.front)?.[1]);
  if (until < 202603) wrong.push('expired');
  const [proof] = identity.proofs.toReversed();
  if (proof !== undefined) {
    const paper = await fileAt(proof);
    if (!paper.text.includes(profile.address?.home_address ?? '')) wrong.push('address');
    if (identity.status === 'pending' && Number(/-(\d{6})/.exec(proof)?.[1]) < 202510)
      wrong.push('old');
  }
  return wrong;
}

describe('papers', () => {
  it('are drawings of their own user, marked as specimens', async () => {
    const { front, proofs } = (await identityOf(3)) ?? { front: '', proofs: [] };
    for (const link of [front, ...proofs]) {
      const { type, text } = await fileAt(link);
      expect(type).toBe('image/svg+xml');
      expect(text).toContain('>SPECIMEN<');
      // The policy allows no style, and an image may hold no script.
      expect(text).not.toMatch(/style|script|href|\bon\w+=/);
    }
    expect((await service.app.request(front.replace('signature=', 'signature=x'))).status).toBe(
      403,
    );
  });

  it('match the profile, but for the planted flaws', async () => {
    let count = 0;
    for (let id = 1; id <= 240; id += 1) {
      const wrong = await mismatchesOf(id);
      if (wrong === undefined) continue;
      count += 1;
      const status = (await identityOf(id))?.status;
      const flaw = plantedFlaws[id];
      if (flaw !== undefined) expect([id, wrong]).toEqual([id, [flaw]]);
      else if (status === 'rejected') expect([id, wrong.length]).toEqual([id, 1]);
      else
        expect([id, status, wrong.filter((what) => what !== 'address' && what !== 'old')]).toEqual([
          id,
          status,
          [],
        ]);
    }
    expect(count).toBeGreaterThan(60);
  }, 60_000);

  it('have the check digits of a machine-readable zone', () => {
    // The example of ICAO 9303, part 4.
    expect([checkDigit('L898902C<'), checkDigit('690806'), checkDigit('940623')]).toEqual([
      3, 1, 6,
    ]);
  });

  it('are only drawn for names that say what to draw', () => {
    expect(
      ['passport-3-203001.svg', 'passport-3-203001-name.svg'].map(
        (name) => drawPaper(name) !== undefined,
      ),
    ).toEqual([true, true]);
    expect(
      ['x-3-203001.svg', 'passport-3.svg', 'passport-3-203001.png', '../passport-3-203001.svg'].map(
        drawPaper,
      ),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });
});
