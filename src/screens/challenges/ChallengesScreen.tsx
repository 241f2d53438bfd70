import { Plus } from 'lucide-react';
import type { Page as PageOf } from '../../api/http/page';
import type { Challenge, ChallengeClass } from '../../api/types';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { EmptyState, FailedState, FilteredEmptyState } from '../../components/feedback/states';
import { ButtonLink } from '../../components/layout/ButtonLink';
import { Page } from '../../components/layout/Page';
import { DataTable } from '../../components/tables/DataTable';
import { ExportProgress } from '../../components/tables/ListExport';
import { ListFoot } from '../../components/tables/ListFoot';
import { ListMenus } from '../../components/tables/ListMenus';
import { useFound } from '../../components/tables/useFound';
import { WholeList } from '../../components/tables/WholeList';
import { filterChallenges, type ChallengeFilters as Filters } from '../../domain/challenges/filters';
import { isStale, loaded, type ListView } from '../../domain/values/load';
import { filteredEmptyText } from '../../messages/lists';
import { hrefs } from '../../paths';
import { ChallengeFilters } from './ChallengeFilters';
import { challengeColumns } from './challengesTable';
import './challengeList.css';

export interface ChallengesScreenProps extends ListView<Filters, PageOf<Challenge>> {
  /** Whether evaluations or skill checks are listed. */
  challengeClass: ChallengeClass;
  /** Called with the challenge whose details are to be shown. */
  onView: (challenge: Challenge) => void;
}

/** Section 2: the texts that differ between the two lists. */
const words: Record<ChallengeClass, { title: string; what: string; add: string; empty: string }> = {
  challenge: { title: 'Evaluations', what: 'The challenges', add: 'Add Evaluation', empty: '...No challenge found...' },
  skill_check: { title: 'Skill Checks', what: 'The skill checks', add: 'Add SkillCheck', empty: '...No skill check challenge found...' },
};

type RowsProps = Pick<ChallengesScreenProps, 'challengeClass' | 'load' | 'tools' | 'onClearFilters' | 'onView'> & {
  /** Those that the filters let through. */
  rows: readonly Challenge[] | undefined;
};

function ChallengeRows({ challengeClass, load, rows, tools, onClearFilters, onView }: RowsProps) {
  const { title, what, add, empty } = words[challengeClass];
  if (load.status === 'failed') return <FailedState what={what} reason={load.reason} onRetry={load.onRetry} />;
  if (load.status === 'ready' && load.data.results.length === 0)
    return <EmptyState title={empty} text={`Create the first one with '${add}'.`} />;
  if (rows?.length === 0) return <FilteredEmptyState title={empty} text={filteredEmptyText(tools)} onClear={onClearFilters} />;
  return (
    <DataTable label={title} columns={challengeColumns[challengeClass]} rows={rows} tools={tools} isInert={isStale(load)} onOpen={onView} />
  );
}

/** Section 2, the challenge list and the skill-check list. They have the same layout. A 403 is shown instead of the content (R16). */
export function ChallengesScreen({ challengeClass, onView, ...list }: ChallengesScreenProps) {
  const { load, filters, onFiltersChange, onClearFilters, tools } = list;
  const isForbidden = load.status === 'forbidden';
  const { title, add } = words[challengeClass];
  const rows = useFound(loaded(load)?.results, filters, filterChallenges);
  return (
    <Page
      title={title}
      actions={
        !isForbidden && (
          <>
            <ListMenus tools={tools} columns={challengeColumns[challengeClass]} />
            <ButtonLink href={hrefs.challengeCreate(challengeClass)}>
              <Plus size={16} aria-hidden />
              {add}
            </ButtonLink>
          </>
        )
      }
    >
      <AccessPanel isForbidden={isForbidden}>
        <ExportProgress tools={tools} />
        <div className="panel challenge-list">
          <ChallengeFilters filters={filters} tail={<WholeList {...list.tools} />} onChange={onFiltersChange} />
          <ChallengeRows
            challengeClass={challengeClass}
            load={load}
            rows={rows}
            tools={tools}
            onClearFilters={onClearFilters}
            onView={onView}
          />
          <ListFoot list={list} shown={rows?.length} />
        </div>
      </AccessPanel>
    </Page>
  );
}
