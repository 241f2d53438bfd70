import { useState } from 'react';
import { loadableOverlay } from '../../ui/loadable';
import { contentFileSizeProblem, readContentFile, type ContentFile } from './file';
import { planImport, type ImportPlan } from './import';
import type { ContentItems } from './items';
import { newLocalId } from '../../lib/storage/store';
import { useOneAtATime } from '../../mutation/useOneAtATime';
import { contentMessages } from './messages';
import type { ImportFile } from './ImportDialog';

const ImportDialog = loadableOverlay(() =>
  import('./ImportDialog').then((module) => module.ImportDialog),
);

async function read(file: File): Promise<ContentFile> {
  const problem = contentFileSizeProblem(file.size);
  if (problem) return { problems: [problem] };
  try {
    return readContentFile(await file.text());
  } catch {
    return { problems: [{ where: '', what: contentMessages.unreadableFile }] };
  }
}

export interface ImportContentProps {
  /** The current items. */
  items: ContentItems;
  onImport: (plan: ImportPlan) => void;
  onClose: () => void;
}

/** The container of the import. If several files were chosen, the last one counts. */
export function ImportContent({ items, onImport, onClose }: ImportContentProps) {
  const [chosen, setChosen] = useState<{ file: File; content?: ContentFile }>();
  const choose = async (file: File) => {
    setChosen({ file });
    const content = await read(file);
    setChosen((now) => (now?.file === file ? { file, content } : now));
  };
  const imported = chosen?.content?.items;
  const plan = (mode: 'add' | 'replace') => planImport(items, imported ?? [], mode, newLocalId);
  const { act } = useOneAtATime((mode: 'add' | 'replace') => {
    if (imported) {
      onImport(plan(mode));
      onClose();
    }
    return Promise.resolve();
  });
  const describe = (): ImportFile | undefined => {
    if (!chosen) return undefined;
    const { name } = chosen.file;
    if (!chosen.content) return { status: 'reading', name };
    if (chosen.content.problems)
      return { status: 'broken', name, problems: chosen.content.problems };
    return {
      status: 'ready',
      name,
      counts: { add: plan('add').counts, replace: plan('replace').counts },
    };
  };
  return (
    <ImportDialog
      file={describe()}
      onChooseFile={(file) => void choose(file)}
      onImport={(mode) => void act(mode)}
      onClose={onClose}
    />
  );
}
