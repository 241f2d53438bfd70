import { DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import flows from 'virtual:flow-facts';
import { Frame } from './Frame';

interface TakenStory {
  id: string;
  name: string;
  description: string;
  steps: readonly string[];
}

function Story({
  story,
  isPlayed,
  onPlay,
}: {
  story: TakenStory;
  isPlayed: boolean;
  onPlay: (id: string | undefined) => void;
}) {
  const { id, name, description, steps } = story;
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <p>{description}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="docs-flow-ways">
        <button
          type="button"
          aria-expanded={isPlayed}
          onClick={() => onPlay(isPlayed ? undefined : id)}
        >
          {isPlayed ? 'Close' : 'Play it here'}
        </button>
        <a href={`./?path=/story/${id}`} target="_top">
          Open it with its steps
        </a>
      </p>
      {isPlayed && <Frame id={id} name={name} height={640} />}
    </section>
  );
}

/**
 * The page about a flow, in words: what it is for, who does it, and for each story what happens,
 * step by step. All of it is read from the stories. A story is played on request, one at a time, so
 * that the page loads no frame by itself.
 */
export function FlowPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const [played, setPlayed] = useState<string>();
  const flow = flows[csfFile.meta.title ?? ''];
  const idOf = new Map(
    useContext(DocsContext)
      .componentStoriesFromCSFFile(csfFile)
      .map(({ id, name }) => [name, id]),
  );
  if (!flow) return <Title />;
  return (
    <>
      <Title />
      <div className="docs-flow sb-unstyled">
        <p className="docs-flow-what">{flow.what}</p>
        <p>
          <strong>Who does it</strong> {flow.who}
        </p>
        {flow.stories.map((story) => {
          const id = idOf.get(story.name) ?? '';
          return (
            <Story key={id} story={{ ...story, id }} isPlayed={id === played} onPlay={setPlayed} />
          );
        })}
      </div>
    </>
  );
}
