import { expect, it } from 'vitest';
import { routeStates } from '../../stories/atlas/routeStates';
import { read, writtenFiles } from '../architecture/tree';

const number = /\b(R\d+|section \d+|promise \d+)\b/i;

/** The comments that Storybook's pages show: above a story, its page, or a component. */
const shownComment =
  /^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=export (?:const|function) [A-Z]|const meta )/gm;
const files = writtenFiles.filter((file) =>
  /^stories\/.*\.stories\.tsx$|^src\/(ui|list|app\/frame)\/.*\.tsx$|^src\/features\/.*Screen\.tsx$/.test(
    file,
  ),
);

it('describes stories and components in words: the number of a section, promise or reading stands in a line that pages don’t show', () => {
  const comments = files.flatMap((file) =>
    (read(file).match(shownComment) ?? []).map((text) => `${file}: ${text}`),
  );
  expect(comments.length).toBeGreaterThan(400);
  expect(comments.filter((text) => number.test(text))).toEqual([]);
});

it('writes what designers read about missing states without such numbers, too', () =>
  expect(
    Object.entries(routeStates).filter(([, words]) => number.test(JSON.stringify(words))),
  ).toEqual([]));
