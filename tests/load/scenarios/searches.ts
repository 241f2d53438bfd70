import { printCount } from '../../propertyRuns';
import { arrive } from '../arrivals';
import { send } from '../client';
import { Decisions, reconcile } from '../decisions';
import { noneFailed, rowOf, within } from '../report';
import { onStage, type Run } from '../scenario';

const texts = ['ada', 'example', '500', 'zzzz', 'two step', 'o', '%', 'marina'];

/** More searches than the database has turns for, beside decisions: the decisions go on. */
export const run: Run = () =>
  onStage({ users: 200_000 }, async (stage, admin) => {
    const seconds = 40;
    const idleRate = { perSecond: 5, seconds: 10 };
    const decisions = new Decisions(stage.url);
    const idlePayouts = await stage.addPayouts(idleRate.perSecond * idleRate.seconds);
    const idle = rowOf(
      'decisions, idle',
      await arrive(idleRate, (index) => decisions.decide(idlePayouts[index] ?? 0, admin)),
      idleRate.seconds,
    );
    const payouts = await stage.addPayouts(5 * seconds);
    const search = (index: number) => {
      const list = index % 2 === 0 ? 'accounts' : 'users';
      const text = encodeURIComponent(texts[index % texts.length] ?? '');
      return send(stage.url, 'GET', `/api/admin/mt5/${list}?page=1&page_size=20&search=${text}`, {
        token: admin.token,
      });
    };
    const [searches, decided] = await Promise.all([
      arrive({ perSecond: 20, seconds }, search),
      arrive({ perSecond: 5, seconds }, (index) => decisions.decide(payouts[index] ?? 0, admin)),
    ]);
    const decisionRow = rowOf('decisions', decided, seconds, idle);
    const rows = [idle, rowOf('searches', searches, seconds), decisionRow];
    const { lost, expectations, acknowledged } = await reconcile(stage.sql, decisions);
    printCount('load, searches: decisions beside searches, none lost', acknowledged);
    return {
      rows,
      lost,
      expectations: [...expectations, noneFailed(...rows), within(decisionRow, 8)],
    };
  });
