import type { AtlasRoute, Cell, IndexedStory } from './atlas';
import { AtlasViews, type LinkKind } from './AtlasViews';
import type { Drawn } from './signoff';
import { stateMeanings } from './states';

interface Look {
  kind: LinkKind;
  drawn: Drawn | undefined;
}

function CellRow({ cell, ...look }: { cell: Cell } & Look) {
  return (
    <div className="atlas-row">
      <dt>
        <strong>{cell.state}</strong>
        <span className="muted">{stateMeanings[cell.state]}</span>
      </dt>
      {'story' in cell && (
        <dd>
          <AtlasViews story={cell.story} {...look} />
        </dd>
      )}
      {'never' in cell && <dd className="atlas-never">{cell.never}</dd>}
      {'missing' in cell && <dd className="atlas-missing">No story {cell.missing}</dd>}
    </div>
  );
}

function Others({ stories, kind }: { stories: readonly IndexedStory[]; kind: LinkKind }) {
  const titles = [...new Set(stories.map(({ title }) => title))];
  return (
    <details className="atlas-others">
      <summary>{stories.length} more stories</summary>
      {titles.map((title) => (
        <div key={title}>
          <h3>{title.replace('/', ': ').replaceAll('/', ', ')}</h3>
          <ul>
            {stories
              .filter((story) => story.title === title)
              .map((story) => (
                <li key={story.id}>
                  {story.name}
                  <AtlasViews story={story} kind={kind} drawn={undefined} isBrief />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/**
 * One route: its states as rows, each with a link for every theme and width, and its other stories.
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
      {route.others.length > 0 && <Others stories={route.others} kind={look.kind} />}
    </section>
  );
}
