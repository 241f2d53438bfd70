import { loadCsf } from 'storybook/internal/csf-tools';
import type { IndexedStory } from '../../stories/atlas/atlas';
import { read, writtenFiles } from '../architecture/tree';

interface Indexed extends IndexedStory {
  /** Whether it is a state to look at, in the sidebar, and not only a test. */
  isVisible: boolean;
}

/** Every story, read by Storybook's own indexer. */
export const storyIndex: readonly Indexed[] = writtenFiles
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse();
    return csf.indexInputs.map(({ exportName, name, title, tags, __id: id }) => {
      if (!title || !name || !id)
        throw new Error(`${file}: ${exportName} has no title, name or id`);
      return { id, title, name, exportName, isVisible: !tags?.includes('!dev') };
    });
  });
