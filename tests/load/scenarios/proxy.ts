import type { Sql } from 'postgres';
import type { Payout } from '~/api/types';
import type { JournalEntry } from '~/features/payouts/decision/journalStore';
import type { PayoutDecision } from '~/features/payouts/model';
import type { Cut } from '../../provider/balancer';
import { printCount } from '../../propertyRuns';
import { arrive } from '../arrivals';
import { becomeTab } from '../browser.mjs';
import { readAudit, readStatuses } from '../decisions';
import { rowOf, type Findings } from '../report';
import { onStage, type Run } from '../scenario';
import type { Stage } from '../stage';

/**
 * Resets one reading in twenty and one decision in twenty: after it was carried out, before it
 * arrives, in the middle of the answer.
 */
function oneInTwenty() {
  const ways: Cut[] = ['after', 'before', 'during'];
  const requests: Record<string, number> = {};
  return ({ method, path }: { method: string; path: string }) => {
    if (!path.includes('/payouts')) return undefined;
    const count = (requests[method] ?? 0) + 1;
    requests[method] = count;
    return count % 20 === 0 ? ways[(count / 20) % ways.length] : undefined;
  };
}

/**
 * The console's own code decides payouts over a bad network. Afterwards its journal and the
 * database agree.
 */
export const run: Run = () =>
  onStage({ cut: oneInTwenty() }, async (stage) => {
    const count = 400;
    const perSecond = 8;
    await stage.addPayouts(count);
    const tab = await openConsole(stage);
    const payouts = await tab.readPayouts(count);
    const samples = await arrive({ perSecond, seconds: count / perSecond }, async (index) => {
      const payout = payouts[index];
      const isDecided =
        payout !== undefined &&
        (await tab.decide(payout, index % 3 === 0 ? 'rejected' : 'approved'));
      return { status: isDecided ? 200 : 503 };
    });
    const findings = await compare(stage.sql, payouts, tab.readJournal());
    const row = rowOf('decisions of the console', samples, count / perSecond);
    const cuts = stage.balancer.cuts();
    printCount(
      `load, proxy: decisions of the console through ${cuts} reset connections, after which journal and database agree`,
      count,
    );
    return {
      ...findings,
      rows: [row],
      expectations: [
        ...findings.expectations,
        { what: `connections were reset (${cuts})`, isMet: cuts > 0 },
      ],
    };
  });

/** One signed-in tab with the console's hooks. Its modules are loaded once there is a document. */
async function openConsole(stage: Stage) {
  becomeTab(stage.url);
  const { createElement } = await import('react');
  const { renderHook } = await import('@testing-library/react');
  const { saveSession } = await import('~/api/session/session');
  const { listPayouts, payoutList } = await import('~/features/payouts/api');
  const { ToastContext } = await import('~/ui/feedback/toasts');
  const { usePayoutDecision } = await import('~/features/payouts/decision/usePayoutDecision');
  const { readDecisions } = await import('~/features/payouts/decision/journalStore');
  saveSession({ v: 1, ...(await stage.signIn()), user: { email: 'admin@example.com' } });

  const value = () => undefined;

  /**
   * Decides as an admin would: what could not be sent is tried again, what is not known is read
   * again. Returns whether it was decided.
   */
  const decide = async (opened: Payout, decision: PayoutDecision): Promise<boolean> => {
    let isDecided = false;
    const { result, unmount } = renderHook(
      () =>
        usePayoutDecision({
          opened,
          source: payoutList(),
          onRecord: ({ outcome }) => (isDecided = outcome === 'done'),
        }),
      { wrapper: ({ children }) => createElement(ToastContext, { value }, children) },
    );
    for (let attempt = 0; attempt < 5 && !isDecided; attempt += 1) {
      await result.current.run(decision);
      for (let look = 0; look < 5 && !isDecided; look += 1)
        await result.current.readAgain().catch(() => undefined);
      result.current.acknowledge();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    unmount();
    return isDecided;
  };
  const readPayouts = async (count: number): Promise<Payout[]> => {
    const { results } = await untilRead(() =>
      listPayouts({ status: 'pending', page: 1, pageSize: count }),
    );
    return results;
  };
  return { decide, readPayouts, readJournal: () => readDecisions().entries };
}

async function untilRead<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt === 10) throw error;
    }
  }
}

/**
 * Every payout is in the database what the latest entry of the journal says, and was changed by
 * nothing that the journal doesn't have.
 */
async function compare(
  sql: Sql,
  payouts: Payout[],
  journal: readonly JournalEntry[],
): Promise<Findings> {
  const statuses = await readStatuses(sql);
  const audited = await readAudit(sql);
  let lost = 0;
  let untold = 0;
  let misaudited = 0;
  for (const { id } of payouts) {
    const entries = journal.filter(({ payout }) => String(payout.id) === String(id));
    const status = statuses.get(Number(id)) ?? 'pending';
    const done = entries.filter(({ outcome }) => outcome === 'done');
    if (done.some(({ decision }) => decision !== status)) lost += 1;
    if (done.length !== (status === 'pending' ? 0 : 1)) untold += 1;
    const rows = audited.get(Number(id)) ?? [];
    if (rows.length !== done.length || rows.some((row) => row.status !== status)) misaudited += 1;
  }
  return {
    rows: [],
    lost,
    expectations: [
      {
        what: `the journal tells every payout as the database has it (${untold} differ)`,
        isMet: untold === 0,
      },
      {
        what: `the audit has each decision of the journal once (${misaudited} differ)`,
        isMet: misaudited === 0,
      },
    ],
  };
}
