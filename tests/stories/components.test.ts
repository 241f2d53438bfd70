import { describe, expect, it } from 'vitest';
import { readComponentFacts } from '../../.storybook/componentFacts';
import { read, writtenFiles } from '../architecture/tree';
import { printCount } from '../propertyRuns';
import { storyFiles } from './storyIndex';

/** Parts of other components: shown on their pages, or drawing nothing. */
const parts = new Set([
  'BellButton',
  'Calendar',
  'TermTip',
  'DateRangeFilter',
  'ChakraRoot',
  'DetailList',
  'DialogBody',
  'DescribeCrash',
  'PartBoundary',
  'NavigationCount',
  'PageHeading',
  'CellCopy',
  'CellCopyButton',
  'AsOf',
  'ViewPanel',
  'ViewDialogs',
  'CollectingStrip',
  'PlaceholderRows',
  'RowBox',
  'Selection',
  'TableHead',
  'VirtualRows',
]);

const exported = /^export (?:function|const) ([A-Z]\w*)/;

/** The components of a file, each with the line above it. */
function componentsOf(file: string) {
  const lines = read(file).split('\n');
  return lines.flatMap((line, at) => {
    const name = exported.exec(line)?.[1];
    return name === undefined ? [] : [{ file, name, above: lines[at - 1]?.trim() ?? '' }];
  });
}

/** The component library, and the parts of the frame that need only props. */
const library =
  /^src\/components\/.*\.tsx$|^src\/app\/frame\/(TopNavigation|BellButton|Brand|EnvironmentBand)\.tsx$/;
const components = writtenFiles.filter((file) => library.test(file)).flatMap(componentsOf);
const shown = components.filter(({ name }) => !parts.has(name));
/** Components whose file has others, of which one may have the control. */
const sharesFile = new Set(
  components
    .filter(({ file, name }) =>
      components.some((other) => other.file === file && other.name !== name),
    )
    .map(({ name }) => name),
);
const pages = storyFiles.filter(({ stories }) => stories[0]?.title.startsWith('Components/'));

describe('every component', () => {
  it('has its own stories, in a file that names the component', () => {
    const without = shown.filter(
      ({ name }) =>
        !pages.some(
          ({ text, stories }) =>
            stories[0]?.title.split('/').at(-1) === name &&
            /^\s*(const meta = \{.*)?component: /m.test(text),
        ),
    );
    expect(without.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
    printCount('Storybook: components with stories', shown.length);
  });

  it('says from the sources which tokens it uses and what uses it', () => {
    const facts = readComponentFacts();
    expect(facts['Badge']?.tokens).toContain('--neutral-soft');
    expect(facts['Dialog']?.tokens).toEqual(
      expect.arrayContaining(['--scrim', '--radius-l', '--ink']),
    );
    expect(facts['TableRow']?.usedBy).toEqual([
      expect.objectContaining({ file: 'src/ui/table/DataTable.tsx' }),
    ]);
    expect(
      shown
        .filter(({ name }) => facts[name]?.usedBy.length === 0 && !sharesFile.has(name))
        .map(({ file }) => file),
    ).toEqual([]);
    const pages = new Set(
      storyFiles.map(({ stories }) => `./?path=/docs/${stories[0]?.id.split('--')[0] ?? ''}--docs`),
    );
    const dead = Object.values(facts).flatMap(({ usedBy }) =>
      usedBy.filter(({ page }) => page !== undefined && !pages.has(page)),
    );
    expect(dead).toEqual([]);
  });
});

it('leaves the pages with controls to the components: no page of a component switches its documentation off', () =>
  expect(
    pages.filter(({ text }) => /!autodocs|controls: \{ disable/.test(text)).map(({ file }) => file),
  ).toEqual([]));

it('shows code that can be pasted: Storybook would write the play of a story in a frame that the meta draws in its own way', () => {
  const metaOf = (text: string) => /^const meta = \{[^]*?^\} satisfies Meta/m.exec(text)?.[0] ?? '';
  const framed = pages
    .map(({ file, text }) => ({ file, meta: metaOf(text) }))
    .filter(({ meta }) => meta.includes('inline: false'));
  expect(framed.length).toBeGreaterThan(10);
  expect(
    framed
      .filter(({ meta }) => /^ {2}render\b/m.test(meta) && !meta.includes('source: { code'))
      .map(({ file }) => file),
  ).toEqual([]);
});

it('opens the page of a component with the plain component: its first story has the arguments that the controls show', () => {
  const own = new Set(['args', 'render', 'globals', 'decorators']);
  expect(
    pages
      .filter(({ setByFirst }) => setByFirst.some((key) => own.has(key)))
      .map(({ file }) => file),
  ).toEqual([]);
});
