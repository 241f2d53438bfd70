import { printCount } from '../../propertyRuns';
import { arrive } from '../arrivals';
import { send } from '../client';
import { noneFailed, rowOf } from '../report';
import { onStage, type Run } from '../scenario';

const tabs = 5;

interface Tokens {
  access_token: string;
  refresh_token: string;
}

/**
 * All tabs of many sessions swap their tokens at once, at instances whose clocks are 30 s apart.
 * Some answers are lost.
 */
export const run: Run = () =>
  onStage({ clocks: [-30, 0, 30] }, async (stage) => {
    const sessions = 20;
    const rounds = 25;
    const tokens: string[] = [];
    for (const email of await stage.addAdmins(sessions))
      tokens.push((await stage.signIn(email)).refresh);
    let signOuts = 0;
    const statuses: { ms: number; status: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const next: string[] = [];
      const rate = { perSecond: 2 * sessions * tabs, seconds: 0.5 };
      const samples = await arrive(rate, async (index) => {
        const session = index % sessions;
        const body = { refresh_token: tokens[session] };
        const reply = await send(stage.url, 'POST', '/api/account/auth/token/refresh', { body });
        if (reply.status === 401 || reply.status === 403) signOuts += 1;
        if (reply.status !== 200) return reply;
        const pair = reply.body as Tokens;
        // A lost answer: the tab goes on with the token that it has.
        const isLost = (index + round) % 3 === 0;
        if (!isLost) next[session] = pair.refresh_token;
        return reply;
      });
      statuses.push(...samples);
      for (let session = 0; session < sessions; session += 1)
        tokens[session] = next[session] ?? tokens[session] ?? '';
    }
    signOuts += await countSignedOut(stage.url, tokens);
    const row = rowOf('refreshes', statuses, rounds * 0.5);
    printCount(
      'load, refreshes: refreshes of tabs at instances with clocks 30 s apart, none signed out',
      statuses.length,
    );
    return {
      rows: [row],
      lost: signOuts,
      expectations: [
        noneFailed(row),
        { what: `nobody is signed out (${signOuts} were)`, isMet: signOuts === 0 },
      ],
    };
  });

/** How many of the sessions don't go on. */
async function countSignedOut(url: string, tokens: string[]): Promise<number> {
  const isOut = async (token: string) => {
    const { status, body } = await send(url, 'POST', '/api/account/auth/token/refresh', {
      body: { refresh_token: token },
    });
    if (status !== 200) return true;
    return (
      (await send(url, 'GET', '/api/admin/users/stats', { token: (body as Tokens).access_token }))
        .status !== 200
    );
  };
  return (await Promise.all(tokens.map(isOut))).filter(Boolean).length;
}
