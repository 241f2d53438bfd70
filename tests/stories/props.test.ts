import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { partOf } from '../../stories/components/guidance';
import { writtenFiles } from '../architecture/tree';
import { printCount } from '../propertyRuns';

/** What has a page with a table of props: the library, and the parts of the frame that have stories. */
const library = /^src\/components\/.*\.tsx$|^src\/app\/frame\/(TopNavigation|BellButton|Brand|EnvironmentBand|IdleWarning)\.tsx$/;

/** What a story page of the screens shows as its component. A part of a screen without such a page has no table of props. */
const storyPages = writtenFiles.filter((file) => /^stories\/.*\.stories\.tsx$/.test(file)).map((file) => readFileSync(file, 'utf8'));
const hasPage = (name: string) => storyPages.some((text) => new RegExp(`\\bcomponent: ${name}\\b`).test(text));

/** What has no props of its own: a context, or a part of Dialog that takes all that Chakra's body of a dialog takes. */
const isOthers = (name: string) => name === 'DialogBody' || partOf[name]?.startsWith('it draws nothing') === true;

/** Every prop of every component of a room, as its page shows them: with those that it takes over from elsewhere. */
function propsOf(room: RegExp, isShown: (name: string) => boolean) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('.storybook/tsconfig.json', (file) => ts.sys.readFile(file)).config,
    ts.sys,
    '.storybook',
  );
  const files = writtenFiles.filter((file) => room.test(file));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const exported = source && checker.getSymbolAtLocation(source);
    return (exported ? checker.getExportsOfModule(exported) : [])
      .filter(({ name }) => /^[A-Z]/.test(name) && !isOthers(name) && isShown(name))
      .flatMap((component) => {
        const [signature] = source ? checker.getTypeOfSymbolAtLocation(component, source).getCallSignatures() : [];
        const [props] = signature?.getParameters() ?? [];
        if (!source || !props) return [];
        return checker
          .getTypeOfSymbolAtLocation(props, source)
          .getApparentProperties()
          .map((prop) => ({
            name: `${file}: ${component.name}.${prop.name}`,
            text: ts.displayPartsToString(prop.getDocumentationComment(checker)),
            type: checker.typeToString(checker.getTypeOfSymbol(prop)),
          }));
      });
  });
}

const ofLibrary = propsOf(library, () => true);
const ofScreens = propsOf(/^src\/screens\/.*\.tsx$/, hasPage);
const props = [...ofLibrary, ...ofScreens];

it('says what every prop is: no row of a table of props is without a description', () => {
  expect(ofLibrary.length).toBeGreaterThan(200);
  expect(ofScreens.length).toBeGreaterThan(300);
  expect(props.filter(({ text }) => text.length < 5).map(({ name }) => name)).toEqual([]);
  printCount('Storybook: rows of the tables of props, each with a description', props.length);
});

it('says it in words, without the number of a section, promise or reading', () =>
  expect(props.filter(({ text }) => /\b(R\d+|section \d|promise \d)/i.test(text)).map(({ name, text }) => `${name}: ${text}`)).toEqual([]));
