import { memo, useDeferredValue, useMemo } from 'react';
import type { LeaderboardRow } from '../../../api/types';
import { EmptyState, FilteredEmptyState } from '../../../ui/feedback/states';
import { SearchFilter } from '../../../ui/fields/filters';
import { DataTable } from '../../../ui/table/DataTable';
import { ExportButton } from '../../../list/ListExport';
import { rankRows, searchLeaderboard, splitPodium, type RankedRow } from './leaderboardRows';
import { formatCount } from '../../../lib/numbers';
import { leaderboardColumns, rankKey } from './leaderboardTable';
import { Podium } from './Podium';

export interface LeaderboardProps {
  /** Best first; undefined while it loads. */
  rows: readonly LeaderboardRow[] | undefined;
  /** The text that is searched for. Empty shows all rows. */
  search: string;
  /** Called with the text at each change of the search. */
  onSearchChange: (search: string) => void;
  /** Saves the rows that the search finds as a file. */
  onExport: (rows: readonly RankedRow<LeaderboardRow>[]) => void;
}

/** Memoized, so that it renders when its rows change and not at every second of the countdown above. */
const Ranking = memo(function Ranking({ found }: { found: readonly RankedRow<LeaderboardRow>[] | undefined }) {
  const { podium, rest } = splitPodium(found ?? []);
  return (
    <>
      {(podium.length > 0 || !found) && <Podium rows={found && podium} />}
      {(rest.length > 0 || !found) && (
        <DataTable label="Leaderboard" columns={leaderboardColumns} rows={found && rest} rowKey={rankKey} isReadOnly />
      )}
    </>
  );
});

function countText(found: number, all: number): string {
  const traders = `${formatCount(all)} ${all === 1 ? 'trader' : 'traders'}`;
  return found === all ? traders : `${formatCount(found)} of ${traders}`;
}

// Section 2.
/** The top three highlighted, the rest listed from rank 4, and a search that doesn't change the ranks. */
export function Leaderboard({ rows, search, onSearchChange, onExport }: LeaderboardProps) {
  const ranked = useMemo(() => rows && rankRows(rows), [rows]);
  // Deferred, so that typing stays fast with ten thousand rows.
  const wanted = useDeferredValue(search);
  const found = useMemo(() => ranked && searchLeaderboard(ranked, wanted), [ranked, wanted]);
  return (
    <section className="panel" aria-labelledby="leaderboard">
      <div className="panel-head">
        <h2 id="leaderboard">Leaderboard</h2>
        {rows && found && (
          <span className="muted" aria-live="polite">
            {countText(found.length, rows.length)}
          </span>
        )}
        <ExportButton onExport={() => onExport(found ?? [])} isDisabled={!found?.length} />
      </div>
      <div className="filters" role="search">
        <SearchFilter label="Search" name="search" placeholder="Search by trader name or login" value={search} onChange={onSearchChange} />
      </div>
      {rows?.length === 0 && <EmptyState title="No results yet" text="Traders appear here, best first, once they have results." />}
      {rows && rows.length > 0 && found?.length === 0 && (
        <FilteredEmptyState title="No traders match this search" clearLabel="Clear search" onClear={() => onSearchChange('')} />
      )}
      {rows?.length !== 0 && found?.length !== 0 && <Ranking found={found} />}
    </section>
  );
}
