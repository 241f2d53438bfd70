import { expect, it } from 'vitest';
import { occurrences, read, textFiles, writtenFiles } from './architecture/tree';

const british = [
  /[Cc]olour/,
  /\b[Gg]rey/,
  /\b[Cc]entre[ds]?\b(?! Street)|\b[Cc]entring/,
  /[Bb]ehaviour|[Ff]avour|[Hh]onour|[Nn]eighbour/,
  /[Cc]ancell(ed|ing)/,
  /(?<![\w-])[Ll]abell(ed|ing)(?!By|by)/,
  /[Cc]atalogue|[Pp]rogramme\b|[Ll]icence/,
  /\b(organ|recogn|normal|initial|serial|memo|optim|summar|minim|maxim|synchron|custom|categor)is(e|ed|es|ing|ation)\b/i,
];

/** What staff may type in the palette: the other spelling finds the command too. */
const typedByStaff = "words: 'color colour mode theme'";

it('American English is written throughout', () => {
  const files = [...writtenFiles, ...textFiles.filter((file) => file.endsWith('.md'))].filter(
    (file) => file !== 'tests/spelling.test.ts',
  );
  expect(files.some((file) => read(file).includes('color'))).toBe(true);
  const found = british.flatMap((pattern) => occurrences(pattern, files));
  expect(found.filter((line) => !line.includes(typedByStaff))).toEqual([]);
  expect(found.filter((line) => line.includes(typedByStaff))).toHaveLength(1);
});
