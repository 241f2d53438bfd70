import { Copy, Download } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ListTools } from '../../domain/values/load';
import { formatCount } from '../../domain/values/numbers';
import { Button } from '../fields/Button';
import type { Column } from './columns';
import { boxColumn, createSelection } from './selectionBoxes';
import './selection.css';

export interface SelectionBarProps {
  /** What is selected, and what can be done with it. */
  tools: Pick<ListTools, 'selecting' | 'exporting'>;
  /** As the table shows them. Undefined while the first ones load. */
  rows: readonly unknown[] | undefined;
  /** The columns of the table: one says what a row is called. */
  columns: readonly Pick<Column<never>, 'name'>[];
  /** Given the column of boxes while the bar is there. */
  onBoxes: (column: Column<unknown> | undefined) => void;
  /** Its code can't be loaded, and the admin goes on without. */
  onClose: () => void;
}

/** What came of copying. It is said until something else is selected. */
interface Copied {
  of: unknown;
  text: string;
}

/** Copies the keys, one a line: a spreadsheet makes a column of them. */
async function copyKeys(keys: Iterable<string>): Promise<string> {
  try {
    await navigator.clipboard.writeText([...keys].join('\n'));
    return 'Identifiers copied';
  } catch {
    // The clipboard needs TLS and the user's permission.
    return 'Could not be copied';
  }
}

/** What a list's admin does with the selected rows. It brings the boxes of the rows (R400, R401). */
export function SelectionBar({ tools: { selecting, exporting }, rows, columns, onBoxes }: SelectionBarProps) {
  const [store] = useState(() => createSelection(selecting));
  const selected = useSyncExternalStore(store.subscribe, store.read);
  const inSight = useSyncExternalStore(store.subscribe, store.shown);
  const [copied, setCopied] = useState<Copied>();
  const bar = useRef<HTMLElement>(null);
  const countId = useId();
  useLayoutEffect(() => {
    if (rows) store.show(rows);
  }, [store, rows]);
  useEffect(() => {
    onBoxes(boxColumn(store, columns.find(({ name }) => name)?.name));
    return () => onBoxes(undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the boxes are made once: new ones would draw every row again
  }, [store]);
  const { act } = selecting;
  const elsewhere = selected.size - inSight.selected;
  const fitting = act ? [...selected.values()].filter(act.isFor) : [];
  const clear = () => {
    store.clear();
    // The buttons go, and the focus with them.
    bar.current?.parentElement?.querySelector<HTMLElement>('th .row-box input')?.focus();
  };
  return (
    <section ref={bar} className="selection-bar" aria-label="Selection">
      <p role="status" id={countId}>
        <strong>{formatCount(selected.size)} selected</strong>
        {elsewhere > 0 && <span>{formatCount(elsewhere)} not shown here</span>}
        {selected.size === 0 && <span className="selection-hint">Tick the rows you want. Shift ticks all between two.</span>}
        {act && selected.size > fitting.length && <span>{act.note(fitting.length, selected.size)}</span>}
        {copied?.of === selected && <span>{copied.text}</span>}
      </p>
      {selected.size > 0 && (
        <>
          {act && (
            <Button isDisabled={fitting.length === 0} describedBy={countId} onClick={() => act.onAct(fitting)}>
              {act.label}
            </Button>
          )}
          <Button variant="outline" describedBy={countId} onClick={() => exporting.onExport([...selected.values()])}>
            <Download size={16} aria-hidden />
            Export CSV
          </Button>
          <Button
            variant="outline"
            describedBy={countId}
            onClick={() => void copyKeys(selected.keys()).then((text) => setCopied({ of: selected, text }))}
          >
            <Copy size={16} aria-hidden />
            Copy identifiers
          </Button>
          <Button variant="ghost" onClick={clear}>
            Clear
          </Button>
        </>
      )}
    </section>
  );
}
