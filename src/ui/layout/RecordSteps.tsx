import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '~/lib/numbers';
import { IconButton } from '../fields/Button';

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
