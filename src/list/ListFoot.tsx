import { loaded, type ListView } from '../lib/load';
import { formatCount } from '../lib/numbers';
import { Pagination } from '../ui/table/Pagination';

interface ListFootProps {
  /** The list, as its screen has it. */
  list: Pick<ListView<unknown, { count: number }>, 'load' | 'page' | 'pageSize' | 'onPageChange' | 'onPageAim' | 'tools'>;
  /** How many rows the filters let through. Undefined before there are any. */
  shown: number | undefined;
}

/** Below a list: which rows are shown, and the way to other pages. */
export function ListFoot({ list: { load, page, pageSize, onPageChange, onPageAim, tools }, shown }: ListFootProps) {
  const count = loaded(load)?.count;
  if (count === undefined || count === 0) return null;
  const pages = { page, pageSize, count, onPageChange, onPageAim };
  if (!tools.whole.isOn) return <Pagination {...pages} isNoneFound={shown === 0} />;
  const all = `${formatCount(count)} ${count === 1 ? tools.words.one : tools.words.many}`;
  return (
    <p className="table-foot" aria-live="polite">
      {shown === undefined || shown === count ? all : `${formatCount(shown)} of ${all}`}
    </p>
  );
}
