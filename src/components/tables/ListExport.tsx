import { Download } from 'lucide-react';
import type { ListTools } from '../../domain/values/load';
import { Button } from '../fields/Button';
import { loadable } from '../loadable';

const CollectingStrip = loadable(() => import('./CollectingStrip').then((module) => module.CollectingStrip), { isOptional: true });

/** Starts the export of a list. */
export function ExportButton({ tools: { exporting } }: { tools: Pick<ListTools, 'exporting'> }) {
  return (
    <Button variant="outline" isDisabled={exporting.progress !== undefined} onClick={() => exporting.onExport()}>
      <Download size={16} aria-hidden />
      Export CSV
    </Button>
  );
}

/** The export while it runs, and why it stopped. */
export function ExportProgress({ tools: { words, exporting } }: { tools: Pick<ListTools, 'words' | 'exporting'> }) {
  if (!exporting.progress && !exporting.failure) return null;
  return <CollectingStrip words={words} exporting={exporting} />;
}
