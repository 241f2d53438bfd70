import { printCount } from '../../propertyRuns';
import { arrive } from '../arrivals';
import { Decisions, reconcile } from '../decisions';
import { noneFailed, rowOf, within } from '../report';
import { idleReads, onStage, pollScreen, readScreen, type Run } from '../scenario';

/** The work of a day: screens are read, chats and figures are polled, payouts are decided. */
export const run: Run = () =>
  onStage({ users: 10_000 }, async (stage, admin) => {
    const { url, sql } = stage;
    const seconds = 60;
    const rate = { perSecond: 25, seconds };
    const idle = await idleReads(url, admin.token);
    const decisions = new Decisions(url);
    const payouts = await stage.addPayouts(5 * seconds);
    const [reads, polls, decided] = await Promise.all([
      arrive(rate, (index) => readScreen(url, admin.token, index)),
      arrive({ perSecond: 15, seconds }, (index) => pollScreen(url, admin.token, index)),
      arrive({ perSecond: 5, seconds }, (index) => decisions.decide(payouts[index] ?? 0, admin)),
    ]);
    const rows = [
      idle,
      rowOf('reads', reads, seconds, idle),
      rowOf('polls', polls, seconds, idle),
      rowOf('decisions', decided, seconds, idle),
    ];
    const { lost, expectations, acknowledged } = await reconcile(sql, decisions);
    printCount('load, mix: decisions beside reads and polls, none lost', acknowledged);
    return {
      rows,
      lost,
      expectations: [
        ...expectations,
        noneFailed(...rows),
        ...rows.slice(1).map((row) => within(row, 8)),
      ],
    };
  });
