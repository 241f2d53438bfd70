import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import type { CompetitionDetail } from '../../../api/types';
import { LoadPanel } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { CopyLink } from '../../../ui/fields/CopyButton';
import { BackLink } from '../../../ui/layout/ButtonLink';
import { Page } from '../../../ui/layout/Page';
import { competitionCan } from '../status';
import { loaded, type Load } from '../../../lib/load';
import { formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';
import { Leaderboard, type LeaderboardProps } from './Leaderboard';
import { Overview, Prizes } from './Overview';
import './competition.css';
import '../list/competitions.css';
import './leaderboard.css';

export interface CompetitionScreenProps {
  /** The competition: loading, loaded, or why it could not be read. */
  load: Load<CompetitionDetail>;
  /** The text that the leaderboard is searched for. Empty shows all rows. */
  search: string;
  /** Milliseconds since 1970. Status, progress and countdown are calculated for this moment. */
  now: number;
  /**
   * Links to the previous and the next record of the list that led here. Undefined if there is no
   * such list.
   */
  steps?: ReactNode;
  /** Called with the text at each change of the search. */
  onSearchChange: (search: string) => void;
  /** Called to download the leaderboard. */
  onExport: LeaderboardProps['onExport'];
  /** Called to edit the competition. */
  onEdit: () => void;
  /** Called to end the competition. A confirmation follows. */
  onEnd: () => void;
}

type ActionsProps = Pick<CompetitionScreenProps, 'now' | 'onEdit' | 'onEnd'> & {
  competition: CompetitionDetail | undefined;
};

function Actions({ competition, now, onEdit, onEnd }: ActionsProps) {
  return (
    // Edit is the last one, so that it doesn't move when the other button appears or disappears.
    <div className="competition-head-actions">
      {competition && <CopyLink href={hrefs.competition(competition.id)} />}
      {competition && competitionCan.end(competition, now) && (
        <Button variant="outline" onClick={onEnd}>
          End Competition
        </Button>
      )}
      <Button variant="outline" isDisabled={!competition} onClick={onEdit}>
        <Pencil size={15} aria-hidden />
        Edit
      </Button>
    </div>
  );
}

/**
 * One competition: its dates, prizes and leaderboard. It can be ended here. An admin without
 * permission is told so instead.
 */
export function CompetitionScreen({
  load,
  search,
  now,
  steps,
  onSearchChange,
  onExport,
  onEdit,
  onEnd,
}: CompetitionScreenProps) {
  const competition = loaded(load);
  return (
    <Page
      title={competition ? formatText(competition.name) : 'Competition'}
      back={<BackLink href={hrefs.competitions} steps={steps} />}
      actions={
        load.status !== 'forbidden' && (
          <Actions competition={competition} now={now} onEdit={onEdit} onEnd={onEnd} />
        )
      }
    >
      <LoadPanel load={load} what="The competition">
        <div className="competition-top">
          <Overview competition={competition} now={now} />
          <Prizes competition={competition} />
        </div>
        <Leaderboard
          rows={competition?.results}
          search={search}
          onSearchChange={onSearchChange}
          onExport={onExport}
        />
      </LoadPanel>
    </Page>
  );
}
