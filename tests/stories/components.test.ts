import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { guidance, partOf } from '../../stories/components/guidance';
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

/** The properties of a file's exported `…Props`, each with whether it has a comment. */
function propsOf(file: string) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) || !node.name.text.endsWith('Props')) return [];
    if (!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return node.members.map((member) => ({
      name: `${file}: ${node.name.text}.${member.name?.getText() ?? ''}`,
      isTold: ts.getJSDocCommentsAndTags(member).length > 0,
    }));
  });
}

/** The component library, and the parts of the frame that need only props. */
const library = /^src\/components\/.*\.tsx$|^src\/app\/frame\/(TopNavigation|BellButton|Brand|EnvironmentBand)\.tsx$/;
const components = writtenFiles.filter((file) => library.test(file)).flatMap(componentsOf);
const shown = components.filter(({ name }) => !(name in partOf));
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

  it('says what each of its props is: its comment is the description in Storybook', () => {
    const props = writtenFiles.filter((file) => /^src\/components\/.*\.tsx$/.test(file)).flatMap(propsOf);
    expect(props.filter(({ isTold }) => !isTold).map(({ name }) => name)).toEqual([]);
    printCount('Storybook: props with a description', props.length);
  });

  it('exists, if guidance is written about it', () => {
    const names = new Set(components.map(({ name }) => name));
    expect([...Object.keys(guidance), ...Object.keys(partOf)].filter((name) => !names.has(name))).toEqual([]);
  });
});

it('leaves the pages with controls to the components: no page of a component switches its documentation off', () =>
  expect(pages.filter(({ text }) => /!autodocs|controls: \{ disable/.test(text)).map(({ file }) => file)).toEqual([]));

it('opens the page of a component with the plain component: its first story has the arguments that the controls show', () => {
  const own = new Set(['args', 'render', 'globals', 'decorators']);
  expect(pages.filter(({ setByFirst }) => setByFirst.some((key) => own.has(key))).map(({ file }) => file)).toEqual([]);
});
