import { Copy, Download, ListChecks, ListX, X } from 'lucide-react';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ListTools } from '~/lib/load';
import { formatCount } from '~/lib/numbers';
import { Button } from '../fields/Button';
import { copyText } from '../fields/copyText';
import { useRootMark } from '../layout/viewport';
import './selection.css';

export interface SelectionBarProps {
  tools: Pick<ListTools, 'selecting' | 'exporting'>;
  /** Called if the bar's code can't be loaded. */
  onClose: () => void;
}

/** Shown until the selection changes. */
interface Copied {
  of: unknown;
  text: string;
}

/** One key a line, which a spreadsheet turns into a column. */
const copyKeys = async (keys: Iterable<string>): Promise<string> =>
  (await copyText([...keys].join('\n'))) ? 'IDs copied' : 'Could not be copied';

export function SelectionBar({ tools: { selecting, exporting } }: SelectionBarProps) {
  const { store, act } = selecting;
  const selected = useSyncExternalStore(store.subscribe, store.read);
  const inSight = useSyncExternalStore(store.subscribe, store.inSight);
  const [copied, setCopied] = useState<Copied>();
  const bar = useRef<HTMLElement>(null);
  useRootMark('data-selecting');
  const countId = useId();
  const elsewhere = selected.size - inSight.selected;
  const areAllShown = inSight.all > 0 && inSight.selected === inSight.all;
  const fitting = act ? [...selected.values()].filter(act.isFor) : [];
  /** If the bar closes, the focus moves to a row's box. */
  const takeOut = (change: () => void) => {
    const boxes = bar.current?.parentElement;
    (
      boxes?.querySelector<HTMLElement>('.row-box:checked') ??
      boxes?.querySelector<HTMLElement>('.row-box')
    )?.focus();
    change();
  };
  return (
    <section ref={bar} className="selection-bar" data-bottom-bar aria-label="Selection">
      <div className="selection-line">
        <p role="status" id={countId}>
          <strong>{formatCount(selected.size)} selected</strong>
          {elsewhere > 0 && <span>{formatCount(elsewhere)} not shown here</span>}
          {act && selected.size > fitting.length && (
            <span>{act.note(fitting.length, selected.size)}</span>
          )}
          {copied?.of === selected && <span>{copied.text}</span>}
        </p>
        <div className="selection-acts">
          {act && (
            <Button
              isDisabled={fitting.length === 0}
              describedBy={countId}
              onClick={() => act.onAct(fitting)}
            >
              {act.label}
            </Button>
          )}
          <Button
            icon={Download}
            variant="outline"
            describedBy={countId}
            onClick={() => exporting.onExport([...selected.values()])}
          >
            <span>Export CSV</span>
          </Button>
          <Button
            icon={Copy}
            variant="outline"
            describedBy={countId}
            onClick={() =>
              void copyKeys(selected.keys()).then((text) => setCopied({ of: selected, text }))
            }
          >
            <span>Copy IDs</span>
          </Button>
          <Button
            icon={areAllShown ? ListX : ListChecks}
            variant="outline"
            isDisabled={inSight.all === 0}
            onClick={() =>
              areAllShown && elsewhere === 0
                ? takeOut(store.clear)
                : store.setAllShown(!areAllShown)
            }
          >
            <span>
              {areAllShown
                ? `Deselect all ${formatCount(inSight.all)}`
                : `Select all ${formatCount(inSight.all)} shown`}
            </span>
          </Button>
          <Button icon={X} variant="ghost" onClick={() => takeOut(store.clear)}>
            <span>Clear</span>
          </Button>
        </div>
      </div>
    </section>
  );
}
