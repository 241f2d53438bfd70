import { useState } from 'react';
import { formatDate } from '~/lib/dates';
import { Page } from '~/ui/layout/Page';
import baseline from '../../tests/atlas/baseline.json';
import { buildAtlas, type AtlasRoute, type IndexedStory } from './atlas';
import { AtlasReview, type Drawn } from './AtlasReview';
import { AtlasSection } from './AtlasSection';
import './atlas.css';

export interface AtlasPageProps {
  /** Storybook's own index. */
  index: readonly IndexedStory[];
  /** The pictures that were drawn last, if any were. */
  drawn: Drawn | undefined;
}

const matches = (wanted: string) => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title, pattern, name }: AtlasRoute) =>
    words.every((word) => `${title} ${pattern} ${name}`.toLowerCase().includes(word));
};

/** Which look is the baseline, and of when the pictures are. */
function Baseline({ index, drawn }: AtlasPageProps) {
  const { name, note, at, commit, isSignedOff } = baseline;
  const comments: Record<string, string> = baseline.comments;
  return (
    <section className="panel atlas-baseline" aria-label="Baseline">
      <p>
        {isSignedOff ? <strong>Signed off by {name}</strong> : <strong>Baseline of {name}</strong>},{' '}
        {formatDate(at)}, at <code>{commit.slice(0, 9)}</code>: {note}
      </p>
      {index
        .filter(({ id }) => id in comments)
        .map(({ id, title, name: state }) => (
          <p key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {title}: {state}
            </a>{' '}
            {comments[id]}
          </p>
        ))}
      <p className="muted">
        {drawn
          ? `Drawn on ${formatDate(drawn.at)}, at ${drawn.commit.slice(0, 9)}.`
          : 'No pictures were drawn for this Storybook. ‘npm run atlas’ draws them.'}
      </p>
    </section>
  );
}

/** Lists every route in every state, theme and width. Each entry is a permanent link. */
export function AtlasPage({ index, drawn }: AtlasPageProps) {
  const [search, setSearch] = useState('');
  const { routes } = buildAtlas(index);
  const shown = routes.filter(matches(search));
  const states = routes.flatMap(({ cells }) => cells.filter((cell) => 'story' in cell)).length;
  return (
    <Page title="Atlas">
      <p className="muted">
        {routes.length} routes in {states} states, each in light and dark, wide and on a phone.
        Click one to see it alive.
      </p>
      <Baseline index={index} drawn={drawn} />
      {drawn && <AtlasReview stories={index} drawn={drawn} />}
      <div className="atlas-tools">
        <label className="filter">
          <span className="field-label">Find a screen</span>
          <input
            className="control"
            type="search"
            value={search}
            placeholder="Title or address"
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
      </div>
      <nav className="atlas-index" aria-label="Routes">
        {shown.map(({ name, title, pattern }) => (
          <a key={name} href={`#${name}`}>
            {title} <code>{pattern}</code>
          </a>
        ))}
      </nav>
      {shown.length === 0 && (
        <p className="muted" role="status">
          No screen is called that.
        </p>
      )}
      {shown.map((route) => (
        <AtlasSection key={route.name} route={route} hasPictures={drawn !== undefined} />
      ))}
    </Page>
  );
}
