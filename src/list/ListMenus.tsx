import { useId, useState, type ReactNode } from 'react';
import type { ListTools } from '../lib/load';
import { loadableOverlay } from '../ui/loadable';
import type { ColumnsPanelProps } from './ColumnsPanel';
import { ExportButton } from './ListExport';
import './list.css';

const ColumnsPanel = loadableOverlay(() =>
  import('./ColumnsPanel').then((module) => module.ColumnsPanel),
);
const ViewsMenu = loadableOverlay(() => import('./ViewsMenu').then((module) => module.ViewsMenu));

interface OpenerProps {
  label: string;
  opens: 'menu' | 'dialog';
  children: (triggerId: string, onClose: () => void) => ReactNode;
}

function Opener({ label, opens, children }: OpenerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="list-menu">
      <button
        type="button"
        id={id}
        className="button"
        data-variant="outline"
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && children(id, () => setIsOpen(false))}
    </span>
  );
}

export interface ListMenusProps {
  /** A menu without its part is not shown. */
  tools: Pick<ListTools, 'views' | 'exporting'> & Partial<Pick<ListTools, 'layout'>>;
  columns?: ColumnsPanelProps['columns'];
}

// R340.
/** What every list has beside its heading. */
export function ListMenus({ tools, columns }: ListMenusProps) {
  const { layout } = tools;
  return (
    <>
      <Opener label="Views" opens="menu">
        {(id, close) => <ViewsMenu triggerId={id} views={tools.views} onClose={close} />}
      </Opener>
      {columns && layout && (
        <Opener label="Columns" opens="dialog">
          {(id, close) => (
            <ColumnsPanel triggerId={id} columns={columns} layout={layout} onClose={close} />
          )}
        </Opener>
      )}
      <ExportButton {...tools.exporting} />
    </>
  );
}
