import type { AtlasRoute, Cell, IndexedStory } from './atlas';
import { pictureLink, storybookLink, type View } from './links';
import { stateMeanings, themes, widths } from './states';

interface Look {
  hasPictures: boolean;
}

const views: readonly View[] = widths.flatMap((width) => themes.map((theme) => ({ theme, width })));
// A story that is made for one width has only that one: the toolbar can't change it.
const ownWidth = /phone|tablet|wide ?screen/i;

/** The links to one story in every theme and width. */
function Views({ story, hasPictures }: { story: IndexedStory } & Look) {
  const shown = ownWidth.test(story.name)
    ? views.filter(({ width }) => width.name === 'phone')
    : views;
  return shown.map((view) => {
    const name = `${view.theme}, ${view.width.name}`;
    return (
      <a
        key={name}
        href={storybookLink(story.id, view)}
        target="_top"
        data-width={view.width.name}
        aria-label={`${story.title}: ${story.name}, ${name}`}
      >
        {hasPictures && (
          <img src={pictureLink(story.id, view)} alt="" loading="lazy" decoding="async" />
        )}
        <span aria-hidden>{name}</span>
      </a>
    );
  });
}

function CellRow({ cell, ...look }: { cell: Cell } & Look) {
  return (
    <div className="atlas-row">
      <dt>
        <strong>{cell.state.replace(/\B[A-Z]/g, ' $&')}</strong>
        <span className="muted">{stateMeanings[cell.state]}</span>
      </dt>
      {'story' in cell && (
        <dd className="atlas-views">
          <Views story={cell.story} {...look} />
        </dd>
      )}
      {'never' in cell && <dd className="atlas-never">{cell.never}</dd>}
      {'missing' in cell && <dd className="atlas-missing">No story {cell.missing}</dd>}
    </div>
  );
}

/**
 * One route: its states as rows, each with a link for every theme and width.
 */
export function AtlasSection({ route, ...look }: { route: AtlasRoute } & Look) {
  return (
    <section
      className="panel atlas-route"
      id={route.name}
      aria-label={`${route.title}, ${route.pattern}`}
    >
      <div className="panel-head">
        <h2>{route.title}</h2>
        <code>{route.pattern}</code>
      </div>
      <dl>
        {route.cells.map((cell) => (
          <CellRow key={cell.state} cell={cell} {...look} />
        ))}
      </dl>
    </section>
  );
}
