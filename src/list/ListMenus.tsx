import { Download } from 'lucide-react';
import type { ExportView, ListTools } from '../lib/load';
import { Button } from '../ui/fields/Button';
import { loadable, loadableOverlay } from '../ui/loadable';
import { useId, useState, type ReactNode } from 'react';
import type { ColumnsPanelProps } from './ColumnsPanel';
import './list.css';

const CollectingStrip = loadable(
  () => import('./CollectingStrip').then((module) => module.CollectingStrip),
  { isOptional: true },
);

interface ExportButtonProps extends Pick<ExportView, 'onExport' | 'progress'> {
  isDisabled?: boolean;
}

export function ExportButton({ onExport, progress, isDisabled = false }: ExportButtonProps) {
  return (
    <Button
      variant="outline"
      isDisabled={progress !== undefined || isDisabled}
      onClick={() => onExport()}
    >
      <Download size={16} aria-hidden />
      Export CSV
    </Button>
  );
}

interface ExportProgressProps {
  tools: Pick<ListTools, 'words' | 'exporting'>;
}

export function ExportProgress({ tools: { words, exporting } }: ExportProgressProps) {
  if (!exporting.progress && !exporting.failure) return null;
  return <CollectingStrip words={words} exporting={exporting} />;
}

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
