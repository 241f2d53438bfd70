import { Plus } from 'lucide-react';
import type { Page as PageOf } from '../../api/page';
import type { Challenge, ChallengeClass } from '../../api/types';
import { EmptyState, FailedState, FilteredEmptyState, ForbiddenState } from '../../components/feedback/states';
import { ButtonLink } from '../../components/layout/ButtonLink';
import { Page } from '../../components/layout/Page';
import { DataTable } from '../../components/tables/DataTable';
import { pageCount, Pagination } from '../../components/tables/Pagination';
import { filterChallenges, type ChallengeFilters as Filters } from '../../domain/challengeFilters';
import { readId } from '../../domain/ids';
import { loaded, type Load } from '../../domain/load';
import { hrefs } from '../../paths';
import { ChallengeFilters } from './ChallengeFilters';
import { challengeColumns } from './challengesTable';
import './challenges.css';

export interface ChallengesScreenProps {
  challengeClass: ChallengeClass;
  load: Load<PageOf<Challenge>>;
  filters: Filters;
  page: number;
  pageSize: number;
  onFiltersChange: (filters: Filters, isTyping: boolean) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
  onView: (challenge: Challenge) => void;
}

/** Section 2: the words in which the two lists differ. */
const words: Record<ChallengeClass, { title: string; what: string; add: string; empty: string }> = {
  challenge: { title: 'Evaluations', what: 'The challenges', add: 'Add Evaluation', empty: '...No challenge found...' },
  skill_check: { title: 'Skill Checks', what: 'The skill checks', add: 'Add SkillCheck', empty: '...No skill check challenge found...' },
};

const challengeKey = (challenge: Challenge, index: number) => readId(challenge.id) ?? index;

type RowsProps = Pick<ChallengesScreenProps, 'challengeClass' | 'load' | 'filters' | 'onClearFilters' | 'onView'>;

function ChallengeRows({ challengeClass, load, filters, onClearFilters, onView }: RowsProps) {
  const { title, what, add, empty } = words[challengeClass];
  if (load.status === 'failed') return <FailedState what={what} onRetry={load.onRetry} />;
  if (load.status === 'forbidden') return <ForbiddenState />;
  const rows = load.status === 'ready' ? filterChallenges(load.data.results, filters) : undefined;
  if (load.status === 'ready' && load.data.results.length === 0) return <EmptyState title={empty} text={`Create the first one with '${add}'.`} />;
  if (rows?.length === 0) return <FilteredEmptyState title={empty} text="The filters look only at this page of results." onClear={onClearFilters} />;
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

/** Section 2, the challenge list and the skill-check list: one layout. */
export function ChallengesScreen({ challengeClass, load, filters, page, pageSize, onFiltersChange, onClearFilters, onPageChange, onView }: ChallengesScreenProps) {
  const count = loaded(load)?.count;
  const { title, add } = words[challengeClass];
  return (
    <Page
      title={title}
      actions={
        <ButtonLink href={hrefs.challengeCreate(challengeClass)}>
          <Plus size={16} aria-hidden />
          {add}
        </ButtonLink>
      }
    >
      <div className="panel">
        <ChallengeFilters filters={filters} isPartial={count !== undefined && pageCount(count, pageSize) > 1} onChange={onFiltersChange} />
        <ChallengeRows challengeClass={challengeClass} load={load} filters={filters} onClearFilters={onClearFilters} onView={onView} />
        {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
      </div>
    </Page>
  );
}
