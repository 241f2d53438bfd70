import type { LeaderboardRow } from '../../../api/types';
import { DivergingBar } from '../../../ui/charts/DivergingBar';
import { AboutPerson } from '../../../ui/layout/AboutPerson';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SignedText } from '../../../ui/text/SignedText';
import { gainOf } from '../../../lib/gain';
import { returnOf, winRateText, type RankedRow } from './leaderboardRows';
import { prizeLabel } from '../create/prizes';
import { formatText } from '../../../lib/text';
import { tradesText } from './Leaderboard';

/** A placeholder of the same size, while the leaderboard loads. */
function Placeholder({ rank }: { rank: number }) {
  return (
    <li className="podium-place" data-rank={rank}>
      <span className="podium-rank">{prizeLabel(rank)}</span>
      <p className="podium-name">
        <Skeleton width={120} />
      </p>
      <p className="podium-login">
        <Skeleton width={56} />
      </p>
      <p className="podium-return">
        <Skeleton width={96} height={18} />
      </p>
      <div className="podium-bar">
        <Skeleton width="100%" height={6} />
      </div>
      <dl className="podium-figures">
        {['Profit', 'Win Rate', 'Trades'].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Skeleton width={56} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

// Section 9.
/**
 * The top three, highlighted. They are in order of rank; on a wide screen the first is raised in
 * the middle.
 */
export function Podium({ rows }: { rows: readonly RankedRow<LeaderboardRow>[] | undefined }) {
  if (!rows)
    return (
      <ol className="podium" aria-label="Top three" aria-busy>
        {[1, 2, 3].map((rank) => (
          <Placeholder key={rank} rank={rank} />
        ))}
      </ol>
    );
  return (
    <ol className="podium" aria-label="Top three">
      {rows.map(({ rank, row, share }) => (
        <li key={rank} className="podium-place" data-rank={rank}>
          <span className="podium-rank">{prizeLabel(rank)}</span>
          <p className="podium-name">
            <bdi>{formatText(row.trader_name)}</bdi>
            {row.trader_name && <AboutPerson name={row.trader_name} />}
          </p>
          <p className="podium-login">
            <bdi translate="no">{formatText(row.login)}</bdi>
          </p>
          <p className="podium-return">
            <SignedText {...returnOf(row.return_percent)} />
          </p>
          <div className="podium-bar">
            <DivergingBar share={share} />
          </div>
          <dl className="podium-figures">
            <div>
              <dt>Profit</dt>
              <dd>
                <SignedText {...gainOf(row.profit)} />
              </dd>
            </div>
            <div>
              <dt>Win Rate</dt>
              <dd>{winRateText(row.win_rate)}</dd>
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
