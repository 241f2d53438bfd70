import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import ts from 'typescript';

interface FlowStory {
  /** Its name in the sidebar. */
  name: string;
  /** The comment above it. */
  description: string;
  /** What the person does and sees, in their order: the names of its steps. */
  steps: readonly string[];
}

/** What a file of flows says about itself. */
export interface FlowFacts {
  title: string;
  /** What the flow is for: the comment above its `meta`. */
  what: string;
  /** Who does it: the comment's `@who`. */
  who: string;
  stories: readonly FlowStory[];
}

const folder = 'stories/flows';
const textOf = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]) =>
  (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim();

const commentOf = (node: ts.Node) =>
  textOf(ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment);
const whoOf = (node: ts.Node) =>
  textOf(ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'who')?.comment);

/** Every node below a node. */
const below = (node: ts.Node): ts.Node[] => {
  const found: ts.Node[] = [];
  node.forEachChild((child) => void found.push(child, ...below(child)));
  return found;
};

const titleIn = (meta: ts.Node) =>
  below(meta).flatMap((node) =>
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'title' &&
    ts.isStringLiteral(node.initializer)
      ? [node.initializer.text]
      : [],
  )[0] ?? '';

/** The names of the steps of a story, which are written where they are taken. */
const stepsIn = (story: ts.Node) =>
  below(story).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'step') return [];
    const [name] = node.arguments;
    return name && ts.isStringLiteral(name) ? [name.text] : [];
  });

function readFlow(file: string): FlowFacts {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const declared = source.statements.filter(ts.isVariableStatement).map((statement) => ({
    statement,
    name: statement.declarationList.declarations[0]?.name.getText() ?? '',
    isStory: statement.declarationList.declarations[0]?.type?.getText() === 'Story',
  }));
  const meta = declared.find(({ name }) => name === 'meta')?.statement;
  if (!meta) throw new Error(`${file} has no meta`);
  const stories = declared.filter(({ isStory }) => isStory);
  return {
    title: titleIn(meta),
    what: commentOf(meta),
    who: whoOf(meta),
    stories: stories.map(({ statement, name }) => ({
      name: storyNameFromExport(name),
      description: commentOf(statement),
      steps: stepsIn(statement),
    })),
  };
}

/** By the title of their stories. Reads the sources below the folder that the process is in. */
export function readFlowFacts(): Record<string, FlowFacts> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
  return Object.fromEntries(
    files.map((file) => readFlow(path.join(folder, file))).map((flow) => [flow.title, flow]),
  );
}
