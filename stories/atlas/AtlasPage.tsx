import { useState } from 'react';
import { Page } from '../../src/ui/layout/Page';
import { buildAtlas, type AtlasRoute, type IndexedStory } from './atlas';
import { AtlasSection } from './AtlasSection';
import type { LinkKind } from './AtlasViews';
import { allSignings, dayOf, type Drawn } from './signoff';
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

/** Who has signed off how many of the pictures, and how many look different now. */
function SignOff({ drawn }: { drawn: Drawn | undefined }) {
  const open = drawn ? drawn.changed.length + drawn.added.length : 0;
  return (
    <section className="panel atlas-signoff" aria-label="Sign-off">
      <ul>
        {allSignings().map(({ name, note, at, commit, count }) => (
          <li key={at}>
            <strong>{name}</strong> signed off {count} pictures on {dayOf(at)}, at{' '}
            <code>{commit.slice(0, 9)}</code>: {note}
          </li>
        ))}
      </ul>
      <p className="muted">
        {drawn
          ? `Drawn on ${dayOf(drawn.at)}, at ${drawn.commit.slice(0, 9)}: ` +
            (open === 0
              ? 'every picture is as it was signed off.'
              : `${open} pictures are not as they were signed off, and say so.`)
          : 'No pictures were drawn for this Storybook. ‘npm run atlas’ draws them.'}
      </p>
    </section>
  );
}

/** Lists every route in every state, theme and width. Each entry is a permanent link. */
export function AtlasPage({ index, drawn }: AtlasPageProps) {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<LinkKind>('storybook');
  const { routes } = buildAtlas(index);
  const shown = routes.filter(matches(search));
  const states = routes.flatMap(({ cells }) => cells.filter((cell) => 'story' in cell)).length;
  return (
    <Page title="Atlas">
      <p className="muted">
        {routes.length} routes in {states} states, each in light and dark, wide and on a phone.
        Click one to see it alive.
      </p>
      <SignOff drawn={drawn} />
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
        <fieldset className="atlas-choice">
          <legend className="field-label">Open</legend>
          <label>
            <input
              type="radio"
              name="opens"
              checked={kind === 'storybook'}
              onChange={() => setKind('storybook')}
            />{' '}
            in Storybook
          </label>
          <label>
            <input
              type="radio"
              name="opens"
              checked={kind === 'frame'}
              onChange={() => setKind('frame')}
            />{' '}
            alone, as wide as the window
          </label>
        </fieldset>
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
        <AtlasSection key={route.name} route={route} kind={kind} drawn={drawn} />
      ))}
    </Page>
  );
}
