import {
  Canvas,
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
import { isFlow } from '../stories/atlas/links';
import { FlowPage } from './FlowPage';
import { Frame, type FramedStory } from './Frame';
import { ScreenPage } from './ScreenPage';
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

/**
 * On a page a story is as wide as the page, so a story that is only a width would look like the
 * first one there.
 */
const isOnlyNarrow = (moduleExport: unknown) =>
  'viewport' in ((moduleExport as { globals?: object }).globals ?? {});

/** The story that the controls control. An overlay needs a frame of its own. */
function Controlled({ story, hasCode }: { story: Listed; hasCode: boolean }) {
  if (story.isInline)
    return hasCode ? <Primary /> : <Canvas of={story.moduleExport} sourceState="none" />;
  return (
    <>
      <Frame {...story} />
      {hasCode && <Source of={story.moduleExport} dark />}
    </>
  );
}

/**
 * The page about a component or foundation: what it is, its controls, and every state. A state that
 * needs a frame is a link, so that a page never loads more than one frame.
 */
function ComponentPage({ title }: { title: string }) {
  const { csfFile } = useOf('meta', ['meta']);
  const isComponent = title.startsWith('Components/');
  // In the order of their file. `csfFile.stories` has the order of their names once it is built.
  const stories = useContext(DocsContext)
    .componentStoriesFromCSFFile(csfFile)
    .filter(({ tags }) => tags.includes('dev'))
    .map(({ id, name, moduleExport, parameters }, index): Listed => {
      const { inline = true, height = '560' } = onPage(parameters);
      const isSeen = index === 0 || !isOnlyNarrow(moduleExport);
      return {
        id,
        name,
        moduleExport,
        isInline: inline && isSeen,
        height: Number.parseInt(height, 10),
      };
    });
  const [first, ...others] = stories;
  const inline = others.filter((story) => story.isInline);
  const linked = others.filter((story) => !story.isInline);
  return (
    <>
      <Title />
      <Description />
      {first && <Controlled story={first} hasCode={isComponent} />}
      {isComponent && <Controls />}
      {isComponent && <Generated name={title.split('/').at(-1) ?? ''} />}
      {isComponent && others.length > 0 && <h2>Stories</h2>}
      {linked.length > 0 && <Links stories={linked} />}
      {inline.map(({ id, moduleExport }) =>
        isComponent ? (
          <DocsStory key={id} of={moduleExport} />
        ) : (
          <Canvas key={id} of={moduleExport} sourceState="none" />
        ),
      )}
    </>
  );
}

/** The page about a component, a foundation, a screen or a flow. */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  if (isFlow(title)) return <FlowPage />;
  if (title.startsWith('Screens/')) return <ScreenPage title={title} />;
  return <ComponentPage title={title} />;
}
