import { Controls, Description, Primary, Stories, Story, Title, useOf } from '@storybook/addon-docs/blocks';
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
}

/** Each screen needs its own frame. So only the first story is shown, and the others are listed. */
function States({ stories }: { stories: readonly Listed[] }) {
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

/** The page about a component or screen: what it is, what to do and not to do, its controls, and every state. */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const title = csfFile.meta.title ?? '';
  const told = guidance[title.split('/').at(-1) ?? ''];
  const stories = Object.values(csfFile.stories).map(({ id, name, moduleExport }) => ({ id, name, moduleExport: moduleExport as unknown }));
  const [first] = stories;
  if (title.startsWith('Components/')) {
    return (
      <>
        <Title />
        <Description />
        {told && <GuidanceBlock {...told} />}
        <Primary />
        <Controls />
        <Stories includePrimary={false} />
      </>
    );
  }
  return (
    <>
      <Title />
      <Description />
      {first && (
        <div className="docs-frame">
          <Story of={first.moduleExport} inline={false} height="560px" />
        </div>
      )}
      <Controls />
      <h2>Stories</h2>
      <States stories={stories} />
    </>
  );
}
