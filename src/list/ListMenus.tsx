import { Download } from 'lucide-react';
import { currentView } from '~/lib/currentView';
import type { ExportView, ListTools } from '~/lib/load';
import { Button } from '~/ui/fields/Button';
import { loadable } from '~/ui/loadable';
import { useId, useState } from 'react';
import type { ViewPanelProps } from './ViewPanel';
import './list.css';

const CollectingStrip = loadable(() => import('./CollectingStrip'), 'CollectingStrip');

interface ExportButtonProps extends Pick<ExportView, 'onExport' | 'progress'> {
  isDisabled?: boolean;
}

export function ExportButton({ onExport, progress, isDisabled = false }: ExportButtonProps) {
  return (
    <Button
      icon={Download}
      variant="outline"
      isDisabled={progress !== undefined || isDisabled}
      onClick={() => onExport()}
    >
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

const ViewPanel = loadable(() => import('./ViewPanel'), 'ViewPanel');

type ViewButtonProps = Pick<ViewPanelProps, 'views' | 'columns' | 'layout'>;

function ViewButton(props: ViewButtonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="list-menu">
      <button
        type="button"
        id={id}
        className="button"
        data-variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <bdi>{currentView(props.views)?.name ?? 'View'}</bdi>
      </button>
      {isOpen && <ViewPanel {...props} triggerId={id} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

export interface ListMenusProps {
  tools: Pick<ListTools, 'views' | 'exporting' | 'layout'>;
  /** Undefined if the rows are no table. */
  columns?: ViewPanelProps['columns'];
}

export const ListMenus = ({ tools: { views, layout, exporting }, columns }: ListMenusProps) => (
  <>
    <ViewButton views={views} columns={columns} layout={layout} />
    <ExportButton {...exporting} />
  </>
);
