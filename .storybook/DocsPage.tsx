import { Controls, DocsStory, Description, Primary, Story, Title, useOf } from '@storybook/addon-docs/blocks';
import { guidance, type Guidance } from '../stories/components/guidance';
import './docs.css';

function GuidanceBlock({ does, doesNot }: Guidance) {
  return (
    <div className="docs-guidance sb-unstyled">
      <p data-kind="do">
        <strong>Do</strong> {does}
      </p>
      <p data-kind="dont">
        <strong>Don’t</strong> {doesNot}
      </p>
    </div>
  );
}

interface Listed {
  id: string;
  name: string;
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

const isInline = (parameters: unknown): boolean | undefined =>
  (parameters as { docs?: { story?: { inline?: boolean } } } | undefined)?.docs?.story?.inline;

/** The story that the controls control. A screen needs a frame of its own. */
function Controlled({ story, isScreen }: { story: Listed; isScreen: boolean }) {
  if (!isScreen) return <Primary />;
  return (
    <div className="docs-frame">
      <Story of={story.moduleExport} inline={false} height="560px" />
    </div>
  );
}

/**
 * The page about a component or screen: what it is, what to do and not to do, its controls, and every state. A state that needs a frame is
 * a link, so that a page never loads more than one frame.
 */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const title = csfFile.meta.title ?? '';
  const isScreen = !title.startsWith('Components/');
  const told = isScreen ? undefined : guidance[title.split('/').at(-1) ?? ''];
  const stories = Object.values(csfFile.stories).map(({ id, name, moduleExport, parameters }) => ({
    id,
    name,
    moduleExport: moduleExport as unknown,
    isInline: isInline(parameters) ?? isInline(csfFile.meta.parameters) ?? true,
  }));
  const [first, ...others] = stories;
  const inline = isScreen ? [] : others.filter((story) => story.isInline);
  const linked = isScreen ? stories : others.filter((story) => !story.isInline);
  return (
    <>
      <Title />
      <Description />
      {told && <GuidanceBlock {...told} />}
      {first && <Controlled story={first} isScreen={isScreen} />}
      <Controls />
      {inline.length + linked.length > 0 && <h2>Stories</h2>}
      {linked.length > 0 && <Links stories={linked} />}
      {inline.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
    </>
  );
}
