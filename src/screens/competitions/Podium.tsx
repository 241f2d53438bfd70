import type { LeaderboardRow } from '../../api/types';
import { SignedText } from '../../components/text/SignedText';
import { gainOf } from '../../domain/gain';
import { returnOf, type RankedRow } from '../../domain/leaderboard';
import { formatPercent } from '../../domain/percentages';
import { prizeLabel } from '../../domain/prizes';
import { formatText } from '../../domain/text';
import { tradesText } from './leaderboardTable';

/** Section 9: the top three, highlighted. They stand in their order; a wide screen raises the first in the middle. */
export function Podium({ rows }: { rows: readonly RankedRow<LeaderboardRow>[] }) {
  return (
    <ol className="podium" aria-label="Top three">
      {rows.map(({ rank, row }) => (
        <li key={rank} className="podium-place" data-rank={rank}>
          <span className="podium-rank">{prizeLabel(rank)}</span>
          <p className="podium-name"><bdi>{formatText(row.trader_name)}</bdi></p>
          <p className="podium-login"><bdi>{formatText(row.login)}</bdi></p>
          <p className="podium-return"><SignedText {...returnOf(row.return_percent)} /></p>
          <dl className="podium-figures">
            <div>
              <dt>Profit</dt>
              <dd><SignedText {...gainOf(row.profit)} /></dd>
            </div>
            <div>
              <dt>Win Rate</dt>
              <dd>{formatPercent(row.win_rate)}</dd>
            </div>
            <div>
              <dt>Trades</dt>
              <dd>{tradesText(row)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
