import { describe, expect, it } from 'vitest';
import { guidance, native, partOf } from '../../stories/components/guidance';
import { readComponentFacts } from '../../.storybook/componentFacts';
import { noKeys, operation } from '../../stories/components/operation';
import { read, writtenFiles } from '../architecture/tree';
import { printCount } from '../propertyRuns';
import { storyFiles } from './storyIndex';

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
const library = /^src\/components\/.*\.tsx$|^src\/app\/frame\/(TopNavigation|BellButton|Brand|EnvironmentBand)\.tsx$/;
const components = writtenFiles.filter((file) => library.test(file)).flatMap(componentsOf);
const shown = components.filter(({ name }) => !(name in partOf));
/** Components whose file has others, of which one may have the control. */
const sharesFile = new Set(
  components.filter(({ file, name }) => components.some((other) => other.file === file && other.name !== name)).map(({ name }) => name),
);
const pages = storyFiles.filter(({ stories }) => stories[0]?.title.startsWith('Components/'));

describe('every component', () => {
  it('has its own stories, in a file that names the component', () => {
    const without = shown.filter(
      ({ name }) =>
        !pages.some(
          ({ text, stories }) => stories[0]?.title.split('/').at(-1) === name && /^\s*(const meta = \{.*)?component: /m.test(text),
        ),
    );
    expect(without.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
    printCount('Storybook: components with stories, controls, description, do and don’t', shown.length);
  });

  it('has a description, which Storybook takes from its comment', () =>
    expect(shown.filter(({ above }) => !above.endsWith('*/')).map(({ file, name }) => `${file}: ${name}`)).toEqual([]));

  it('says what to do and what not to do with it', () => {
    expect(shown.filter(({ name }) => !(name in guidance)).map(({ name }) => name)).toEqual([]);
    expect(Object.entries(guidance).filter(([, { does, doesNot }]) => does.length < 20 || doesNot.length < 20)).toEqual([]);
  });

  it('says why it keeps the browser’s own control, if it does', () => {
    const own = /<(select|dialog|progress|meter|details)\b|type="(date|file|checkbox|radio|number)"/;
    const withOwn = shown.filter(({ file, name }) => own.test(read(file)) && !sharesFile.has(name)).map(({ name }) => name);
    expect(withOwn).toContain('SelectField');
    expect([...withOwn, 'DateFilter', 'SelectFilter', 'TextField'].filter((name) => !/^.{40,}\.$/.test(native[name] ?? ''))).toEqual([]);
  });

  it('says what it is made of, how it is used by keyboard, and what a screen reader says', () => {
    expect(shown.filter(({ name }) => !(name in operation)).map(({ name }) => name)).toEqual([]);
    const short = Object.entries(operation).filter(([, { anatomy, keyboard, reads }]) =>
      [anatomy, keyboard, reads].some((text) => !/^[A-Z‘+].{8,}\.$/.test(text)),
    );
    expect(short).toEqual([]);
  });

  it('says which keys it has, if it has a control', () => {
    const withControl = shown.filter(
      ({ file, name }) => /<(button|a|input|select|textarea|Button|IconButton)\b/.test(read(file)) && !sharesFile.has(name),
    );
    expect(withControl.filter(({ name }) => operation[name]?.keyboard === noKeys).map(({ name }) => name)).toEqual([]);
  });

  it('says from the sources which tokens it uses and what uses it', () => {
    const facts = readComponentFacts();
    expect(facts['Badge']?.tokens).toContain('--neutral-soft');
    expect(facts['Dialog']?.tokens).toEqual(expect.arrayContaining(['--scrim', '--radius-l', '--ink']));
    expect(facts['RowMenu']?.usedBy).toEqual([expect.objectContaining({ file: 'src/components/tables/DataTable.tsx' })]);
    expect(shown.filter(({ name }) => facts[name]?.usedBy.length === 0 && !sharesFile.has(name)).map(({ file }) => file)).toEqual([]);
    const pages = new Set(storyFiles.map(({ stories }) => `./?path=/docs/${stories[0]?.id.split('--')[0] ?? ''}--docs`));
    const dead = Object.values(facts).flatMap(({ usedBy }) => usedBy.filter(({ page }) => page !== undefined && !pages.has(page)));
    expect(dead).toEqual([]);
  });

  it('exists, if guidance is written about it', () => {
    const names = new Set(components.map(({ name }) => name));
    expect(
      [...Object.keys(guidance), ...Object.keys(native), ...Object.keys(operation), ...Object.keys(partOf)].filter(
        (name) => !names.has(name),
      ),
    ).toEqual([]);
  });
});

it('leaves the pages with controls to the components: no page of a component switches its documentation off', () =>
  expect(pages.filter(({ text }) => /!autodocs|controls: \{ disable/.test(text)).map(({ file }) => file)).toEqual([]));

it('shows code that can be pasted: Storybook would write the play of a story in a frame that the meta draws in its own way', () => {
  const metaOf = (text: string) => /^const meta = \{[^]*?^\} satisfies Meta/m.exec(text)?.[0] ?? '';
  const framed = pages.map(({ file, text }) => ({ file, meta: metaOf(text) })).filter(({ meta }) => meta.includes('inline: false'));
  expect(framed.length).toBeGreaterThan(10);
  expect(framed.filter(({ meta }) => /^ {2}render\b/m.test(meta) && !meta.includes('source: { code')).map(({ file }) => file)).toEqual([]);
});

it('opens the page of a component with the plain component: its first story has the arguments that the controls show', () => {
  const own = new Set(['args', 'render', 'globals', 'decorators']);
  expect(pages.filter(({ setByFirst }) => setByFirst.some((key) => own.has(key))).map(({ file }) => file)).toEqual([]);
});
