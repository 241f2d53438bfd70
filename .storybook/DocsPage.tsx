import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Generated } from './ComponentSections';
import { FlowPage } from './FlowPage';
import { Frame, type FramedStory } from './Frame';
import './docs.css';

interface Listed extends FramedStory {
  moduleExport: unknown;
  isInline: boolean;
}

function Links({ stories }: { stories: readonly Listed[] }) {
  return (
    <ul className="docs-states sb-unstyled">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface StoryOnPage {
  inline?: boolean;
  height?: string;
}
const onPage = (parameters: unknown): StoryOnPage =>
  (parameters as { docs?: { story?: StoryOnPage } } | undefined)?.docs?.story ?? {};

interface StorySource {
  args?: object;
  render?: unknown;
  decorators?: unknown;
  play?: unknown;
  globals?: object;
}

/**
 * On a page nothing is played, and a story is as wide as the page. So a story that is only a play,
 * or a width, would look like the first one there.
 */
function looksAsFirst(moduleExport: unknown, first: unknown): boolean {
  const { args, render, decorators, play, globals } = moduleExport as StorySource;
  const isSame =
    (args === undefined || args === (first as StorySource).args) &&
    render === undefined &&
    decorators === undefined;
  return (globals !== undefined && 'viewport' in globals) || (isSame && play !== undefined);
}

/**
 * The story that the controls control. A screen or an overlay needs a frame of its own; a screen's
 * code is its data.
 */
function Controlled({ story, hasCode }: { story: Listed; hasCode: boolean }) {
  if (story.isInline) return <Primary />;
  return (
    <>
      <Frame {...story} />
      {hasCode && <Source of={story.moduleExport} dark />}
    </>
  );
}

/**
 * The page about a component or screen: what it is, its controls, and every state. A state that
 * needs a frame is a link, so that a page never loads more than one frame.
 */
function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const title = csfFile.meta.title ?? '';
  const isScreen = !title.startsWith('Components/');
  const name = title.split('/').at(-1) ?? '';
  // In the order of their file. `csfFile.stories` has the order of their names once it is built.
  const stories = useContext(DocsContext)
    .componentStoriesFromCSFFile(csfFile)
    .map(({ id, name, moduleExport, parameters }, index, all): Listed => {
      const { inline = true, height = '560' } = onPage(parameters);
      const isSeen = index === 0 || !looksAsFirst(moduleExport, all[0]?.moduleExport);
      return {
        id,
        name,
        moduleExport,
        isInline: inline && !isScreen && isSeen,
        height: Number.parseInt(height, 10),
      };
    });
  const [first, ...others] = stories;
  const inline = others.filter((story) => story.isInline);
  const linked = (isScreen ? stories : others).filter((story) => !story.isInline);
  return (
    <>
      <Title />
      <Description />
      {first && <Controlled story={first} hasCode={!isScreen} />}
      {!title.startsWith('Foundations/') && <Controls />}
      {!isScreen && <Generated name={name} />}
      {inline.length + linked.length > 0 && <h2>Stories</h2>}
      {linked.length > 0 && <Links stories={linked} />}
      {inline.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
    </>
  );
}

/** The page about a component, a screen or a flow. */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  return csfFile.meta.title?.startsWith('Flows/') ? <FlowPage /> : <ComponentPage />;
}
