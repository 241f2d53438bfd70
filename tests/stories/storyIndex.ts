import { loadCsf } from 'storybook/internal/csf-tools';
import type { IndexedStory } from '../../stories/atlas/atlas';
import { read, writtenFiles } from '../architecture/tree';

export interface StoryFile {
  file: string;
  text: string;
  stories: readonly IndexedStory[];
}

function readStoryFile(file: string): StoryFile {
  const text = read(file);
  const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title }).parse();
  const stories = csf.indexInputs.map(({ exportName, name, title, __id: id }) => {
    if (!title || !name || !id) throw new Error(`${file}: ${exportName} has no title, name or id`);
    return { id, title, name, exportName };
  });
  return { file, text, stories };
}

/** Every story file, read by Storybook's own indexer. */
export const storyFiles: readonly StoryFile[] = writtenFiles
  .filter((file) => file.endsWith('.stories.tsx'))
  .map(readStoryFile);

export const storyIndex: readonly IndexedStory[] = storyFiles.flatMap(({ stories }) => stories);
