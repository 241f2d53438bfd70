import ts from 'typescript';
import { expect, it } from 'vitest';
import { partOf } from '../../stories/components/guidance';
import { writtenFiles } from '../architecture/tree';
import { printCount } from '../propertyRuns';

/** What has a page with a table of props: the library, and the parts of the frame that have stories. */
const library = /^src\/components\/.*\.tsx$|^src\/app\/frame\/(TopNavigation|BellButton|Brand|EnvironmentBand|IdleWarning)\.tsx$/;

/** What has no props of its own: a context, or a part of Dialog that takes all that Chakra's body of a dialog takes. */
const isOthers = (name: string) => name === 'DialogBody' || partOf[name]?.startsWith('it draws nothing') === true;

/** Every prop of every component, as its page shows them: with those that it takes over from elsewhere. */
function propsOfLibrary() {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('.storybook/tsconfig.json', (file) => ts.sys.readFile(file)).config,
    ts.sys,
    '.storybook',
  );
  const files = writtenFiles.filter((file) => library.test(file));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const exported = source && checker.getSymbolAtLocation(source);
    return (exported ? checker.getExportsOfModule(exported) : [])
      .filter(({ name }) => /^[A-Z]/.test(name) && !isOthers(name))
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

const props = propsOfLibrary();

it('says what every prop is: no row of a table of props is without a description', () => {
  expect(props.length).toBeGreaterThan(200);
  expect(props.filter(({ text }) => text.length < 5).map(({ name }) => name)).toEqual([]);
  printCount('Storybook: rows of the tables of props, each with a description', props.length);
});

it('says it in words first, not with the number of a section, promise or reading', () =>
  expect(props.filter(({ text }) => /^(R\d|Section|Promise)/i.test(text)).map(({ name, text }) => `${name}: ${text}`)).toEqual([]));
