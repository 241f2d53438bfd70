import { Download } from 'lucide-react';
import type { ExportView, ListTools } from '../lib/load';
import { Button } from '../ui/fields/Button';
import { loadable } from '../ui/loadable';

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
