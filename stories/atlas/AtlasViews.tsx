import type { IndexedStory } from './atlas';
import { frameLink, pictureLink, storybookLink, type View } from './links';
import { stateOf, type Drawn } from './signoff';
import { themes, widths } from './states';

export type LinkKind = 'storybook' | 'frame';

export interface AtlasViewsProps {
  story: IndexedStory;
  kind: LinkKind;
  /** The pictures that were drawn last, if any were. */
  drawn: Drawn | undefined;
  /** The links are in a line of text, for stories that stand for no state. */
  isBrief?: boolean;
}

const views: readonly View[] = widths.flatMap((width) => themes.map((theme) => ({ theme, width })));

// A story that is made for one width has only that one: the toolbar can't change it.
const ownWidth = /phone|tablet|wide ?screen/i;

/** The links to one story in every theme and width. */
export function AtlasViews({ story, kind, drawn, isBrief = false }: AtlasViewsProps) {
  const link = kind === 'frame' ? frameLink : storybookLink;
  const shown = ownWidth.test(story.name)
    ? views.filter(({ width }) => width.name === 'phone')
    : views;
  return (
    <span className={isBrief ? 'atlas-brief' : 'atlas-views'}>
      {shown.map((view) => {
        const name = `${view.theme}, ${view.width.name}`;
        const { isOpen, words } = stateOf(story.id, view, drawn);
        return (
          <a
            key={name}
            href={link(story.id, view)}
            target="_top"
            data-width={view.width.name}
            data-looks={view.theme}
            aria-label={`${story.title}: ${story.name}, ${name}`}
            title={isBrief ? undefined : words}
          >
            {drawn && !isBrief && (
              <img
                src={pictureLink(story.id, view)}
                alt=""
                width={view.width.width / 2}
                height={view.width.height / 2}
                loading="lazy"
                decoding="async"
              />
            )}
            <span aria-hidden>{name}</span>
            {!isBrief && isOpen && <span className="atlas-open">{words}</span>}
          </a>
        );
      })}
    </span>
  );
}
