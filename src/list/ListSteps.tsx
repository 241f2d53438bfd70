import { useLocation } from 'wouter';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '~/lib/numbers';
import { IconButton } from '~/ui/fields/Button';
import { readShownRows } from './listMemory';
import { cameFrom, pathOf } from './cameFrom';

interface RecordStepsProps {
  what: string;
  place: number;
  count: number;
  page: number | undefined;
  onStep: (step: 1 | -1) => void;
}

export function RecordSteps({ what, place, count, page, onStep }: RecordStepsProps) {
  return (
    <div className="record-steps" role="group" aria-label="In the list">
      <IconButton
        label={`Previous ${what}`}
        icon={ChevronLeft}
        shortcut="["
        isBordered
        isDisabled={place <= 1}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={`Next ${what}`}
        icon={ChevronRight}
        shortcut="]"
        isBordered
        isDisabled={place >= count}
        onClick={() => onStep(1)}
      />
      <span>{`${formatCount(place)} of ${formatCount(count)}${page === undefined ? '' : ` on page ${formatCount(page)}`}`}</span>
    </div>
  );
}

export interface ListStepsProps {
  id: string;
  what: string;
  lists: readonly string[];
  hrefOf: (id: string) => string;
}

/** A step replaces the history entry, so that Back leads to the list (R351). */
export function ListSteps({ id, what, lists, hrefOf }: ListStepsProps) {
  const [, navigate] = useLocation();
  const path = pathOf(cameFrom()?.address ?? '');
  const shown = lists.includes(path) ? readShownRows(path) : undefined;
  const index = shown?.ids.indexOf(id) ?? -1;
  if (!shown || index < 0) return null;
  const step = (by: 1 | -1) => {
    const next = shown.ids[index + by];
    if (next !== undefined) navigate(hrefOf(next), { replace: true });
  };
  return (
    <RecordSteps
      what={what}
      place={index + 1}
      count={shown.ids.length}
      page={shown.page}
      onStep={step}
    />
  );
}
