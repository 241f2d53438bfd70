import type { Decider } from './decisions';
import { rowOf, type Findings, type Row } from './report';
import { seededAdmin } from '../../contracts/provider/seed/seedDatabase';
import { arrive } from './arrivals';
import { send } from './client';
import { openStage, type Stage, type StageOptions } from './stage';

export type Run = () => Promise<Findings>;

export async function onStage<Found>(
  options: StageOptions,
  run: (stage: Stage, admin: Decider) => Promise<Found>,
): Promise<Found> {
  const stage = await openStage(options);
  try {
    const { access } = await stage.signIn();
    return await run(stage, { email: seededAdmin.email, token: access });
  } finally {
    await stage.close();
  }
}

const reads = [
  '/api/admin/users?page=1&page_size=20',
  '/api/admin/payouts?page=1&page_size=20',
  '/api/admin/dashboard',
  '/api/admin/users/3',
  '/api/admin/users/7/kyc',
  '/api/admin/users/3/wallet/transactions?page=1&page_size=20',
  '/api/admin/challenges',
  '/api/admin/competitions',
];

/**
 * What the console asks for again and again: a chat's messages, the tickets, the figures of the
 * navigation.
 */
const polls = ['/api/admin/ticket/1159/messages', '/api/admin/ticket', '/api/admin/users/stats'];

const one = (paths: string[], index: number) => paths[index % paths.length] ?? '/healthz';

export const readScreen = (origin: string, token: string, index: number) =>
  send(origin, 'GET', one(reads, index), { token });

/** Readings while nothing else goes on, after a warm-up: what the others are compared with. */
export async function idleReads(origin: string, token: string): Promise<Row> {
  const read = (index: number) => readScreen(origin, token, index);
  await arrive({ perSecond: 8, seconds: 2 }, read);
  return rowOf('reads, idle', await arrive({ perSecond: 10, seconds: 10 }, read), 10);
}

export const pollScreen = (origin: string, token: string, index: number) =>
  send(origin, 'GET', one(polls, index), { token });
