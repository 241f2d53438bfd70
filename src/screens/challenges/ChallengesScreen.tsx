import { Plus } from 'lucide-react';
import type { Page as PageOf } from '../../api/http/page';
import type { Challenge, ChallengeClass } from '../../api/types';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { EmptyState, FailedState, FilteredEmptyState } from '../../components/feedback/states';
import { ButtonLink } from '../../components/layout/ButtonLink';
import { Page } from '../../components/layout/Page';
import { DataTable } from '../../components/tables/DataTable';
import { pageCount, Pagination } from '../../components/tables/Pagination';
import { filterChallenges, type ChallengeFilters as Filters } from '../../domain/challenges/filters';
import { readId } from '../../domain/values/ids';
import { loaded, type ListView } from '../../domain/values/load';
import { hrefs } from '../../paths';
import { ChallengeFilters } from './ChallengeFilters';
import { challengeColumns } from './challengesTable';
import './challengeList.css';

export interface ChallengesScreenProps extends ListView<Filters, PageOf<Challenge>> {
  challengeClass: ChallengeClass;
  onView: (challenge: Challenge) => void;
}

/** Section 2: the texts that differ between the two lists. */
const words: Record<ChallengeClass, { title: string; what: string; add: string; empty: string }> = {
  challenge: { title: 'Evaluations', what: 'The challenges', add: 'Add Evaluation', empty: '...No challenge found...' },
  skill_check: { title: 'Skill Checks', what: 'The skill checks', add: 'Add SkillCheck', empty: '...No skill check challenge found...' },
};

const challengeKey = (challenge: Challenge, index: number) => readId(challenge.id) ?? index;

type RowsProps = Pick<ChallengesScreenProps, 'challengeClass' | 'load' | 'filters' | 'onClearFilters' | 'onView'>;

function ChallengeRows({ challengeClass, load, filters, onClearFilters, onView }: RowsProps) {
  const { title, what, add, empty } = words[challengeClass];
  if (load.status === 'failed') return <FailedState what={what} reason={load.reason} onRetry={load.onRetry} />;
  const rows = load.status === 'ready' ? filterChallenges(load.data.results, filters) : undefined;
  if (load.status === 'ready' && load.data.results.length === 0)
    return <EmptyState title={empty} text={`Create the first one with '${add}'.`} />;
  if (rows?.length === 0)
    return <FilteredEmptyState title={empty} text="The filters look only at this page of results." onClear={onClearFilters} />;
  return (
    <DataTable
      label={title}
      columns={challengeColumns[challengeClass]}
      rows={rows}
      rowKey={challengeKey}
      isInert={load.status === 'ready' && load.isStale === true}
      onOpen={onView}
    />
  );
}

/** Section 2, the challenge list and the skill-check list. They have the same layout. A 403 is shown instead of the content (R16). */
export function ChallengesScreen({
  challengeClass,
  load,
  filters,
  page,
  pageSize,
  onFiltersChange,
  onClearFilters,
  onPageChange,
  onView,
}: ChallengesScreenProps) {
  const count = loaded(load)?.count;
  const isForbidden = load.status === 'forbidden';
  const { title, add } = words[challengeClass];
  return (
    <Page
      title={title}
      actions={
        !isForbidden && (
          <ButtonLink href={hrefs.challengeCreate(challengeClass)}>
            <Plus size={16} aria-hidden />
            {add}
          </ButtonLink>
        )
      }
    >
      <AccessPanel isForbidden={isForbidden}>
        <div className="panel challenge-list">
          <ChallengeFilters
            filters={filters}
            isPartial={count !== undefined && pageCount(count, pageSize) > 1}
            onChange={onFiltersChange}
          />
          <ChallengeRows challengeClass={challengeClass} load={load} filters={filters} onClearFilters={onClearFilters} onView={onView} />
          {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
        </div>
      </AccessPanel>
    </Page>
  );
}
