import { useState } from 'react';
import type { IndexedStory } from './atlas';
import { beforeLink, pictureLink, pictureName, type View } from './links';
import { themes, widths } from './states';

/** What `npm run atlas` drew last. */
export interface Drawn {
  commit: string;
  /** ISO 8601. */
  at: string;
  /** The names of the pictures that differ from the baseline, and whether there was one before. */
  changed: Record<string, 'changed' | 'new'>;
}

const views: readonly View[] = widths.flatMap((width) => themes.map((theme) => ({ theme, width })));

function BeforeAndAfter({ story, drawn }: { story: IndexedStory; drawn: Drawn }) {
  return views.flatMap((view) => {
    const change = drawn.changed[pictureName(story.id, view)];
    if (change === undefined) return [];
    const { theme, width } = view;
    return [
      <figure key={`${theme} ${width.name}`} data-width={width.name}>
        <div className="atlas-pair">
          {change === 'changed' && (
            <img src={beforeLink(story.id, view)} alt="Before" loading="lazy" />
          )}
          <img src={pictureLink(story.id, view)} alt="After" loading="lazy" />
        </div>
        <figcaption className="muted">
          {theme}, {width.name}
          {change === 'new' ? ': new' : ': before, after'}
        </figcaption>
      </figure>,
    ];
  });
}

/**
 * Each state that differs from the baseline, before and after. What a reviewer makes of it is a
 * file, which a developer puts in the place of `tests/atlas/baseline.json`.
 */
export function AtlasReview({
  stories,
  drawn,
}: {
  stories: readonly IndexedStory[];
  drawn: Drawn;
}) {
  const [name, setName] = useState('');
  const [comments, setComments] = useState<Record<string, string>>({});
  const changed = stories.filter(({ id }) =>
    views.some((view) => drawn.changed[pictureName(id, view)] !== undefined),
  );
  const written = Object.fromEntries(Object.entries(comments).filter(([, text]) => text.trim()));
  const isUncommitted = drawn.commit.endsWith('dirty');
  const open = Object.keys(written).length;
  // The clock of stories is stopped.
  const at = new Date(performance.timeOrigin).toISOString();
  const note = `${changed.length - open} states accepted, ${open} with a comment`;
  const file = { name, note, at, commit: drawn.commit, isSignedOff: true, comments: written };
  return (
    <section className="panel atlas-review" aria-label="Review">
      <div className="panel-head">
        <h2>
          {changed.length === 1 ? '1 state differs' : `${changed.length} states differ`} from the
          baseline
        </h2>
      </div>
      {changed.map((story) => (
        <article key={story.id} aria-label={`${story.title}: ${story.name}`}>
          <h3>
            {story.title.replace(/^\w+\//, '')}: {story.name}
          </h3>
          <div className="atlas-changes">
            <BeforeAndAfter story={story} drawn={drawn} />
          </div>
          <label className="filter">
            <span className="field-label">Comment (empty: accepted)</span>
            <textarea
              className="control"
              value={comments[story.id] ?? ''}
              onChange={({ target }) => setComments({ ...comments, [story.id]: target.value })}
            />
          </label>
        </article>
      ))}
      <div className="atlas-tools">
        <label className="filter">
          <span className="field-label">Your name</span>
          <input
            className="control"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {name.trim() && !isUncommitted && (
          <a
            className="button"
            href={`data:application/json,${encodeURIComponent(`${JSON.stringify(file, null, 2)}\n`)}`}
            download="baseline.json"
            target="_top"
          >
            Download baseline.json
          </a>
        )}
        <p className="muted">
          {isUncommitted && 'Drawn from uncommitted work, which can’t be accepted. '}
          {note}. Send the file to a developer, who adds it as tests/atlas/baseline.json: what you
          saw is then the baseline, and your comments stand beside it.
        </p>
      </div>
    </section>
  );
}
