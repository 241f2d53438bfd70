import { useLocation } from 'wouter';
import { RecordSteps } from '~/ui/layout/RecordSteps';
import { readShownRows } from './listMemory';
import { cameFrom, pathOf } from './cameFrom';

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
