import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { isFlow, pageLink, pictureLink } from '../stories/atlas/links';
import { routeStates } from '../stories/atlas/routeStates';
import { orderOf, widths } from '../stories/atlas/states';
import { useToolbar } from './DocsContainer';
import { themeOf } from './theme';

interface Entry {
  id: string;
  title: string;
  name: string;
  exportName: string;
  type: 'story' | 'docs';
  tags?: readonly string[];
}

/** The states of a screen that are in the sidebar, from all its files, and whether there are pictures. */
function useStates(title: string) {
  const [found, setFound] = useState<{ states: readonly Entry[]; hasPictures: boolean }>();
  useEffect(() => {
    const read = async (file: string): Promise<unknown> => (await fetch(file)).json();
    void Promise.all([read('./index.json'), read('./atlas/drawn.json')]).then(([index, drawn]) => {
      // Storybook writes it next to this frame.
      const { entries } = index as { entries: Record<string, Entry> };
      const states = Object.values(entries)
        .filter(
          (entry) => entry.title === title && entry.type === 'story' && entry.tags?.includes('dev'),
        )
        .sort((one, other) => orderOf(one.exportName) - orderOf(other.exportName));
      setFound({ states, hasPictures: drawn !== null });
    });
  }, [title]);
  return found;
}

const isShown = ({ classList }: HTMLElement) =>
  ['sb-show-main', 'sb-show-errordisplay'].some((name) => classList.contains(name));

/** Calls back as soon as Storybook shows the story in its frame. */
function whenShown({ contentDocument }: HTMLIFrameElement, callback: () => void) {
  if (!contentDocument) return;
  const { body } = contentDocument;
  const check = () => {
    if (!isShown(body)) return;
    watcher.disconnect();
    callback();
  };
  const watcher = new MutationObserver(check);
  watcher.observe(body, { attributeFilter: ['class'] });
  check();
}

/**
 * A state as the atlas drew it. Without a picture it is alive, but only to look at. Its name stands
 * there until it is rendered.
 */
function Thumbnail({ state: { id, name }, hasPictures }: { state: Entry; hasPictures: boolean }) {
  const [isDrawn, setIsDrawn] = useState(hasPictures);
  const [isAlive, setIsAlive] = useState(false);
  const theme = themeOf(useToolbar(useContext(DocsContext)));
  const [wide, phone] = widths;
  const width = name === 'Phone' ? phone : wide;
  return (
    <li>
      <a href={`./?path=/story/${id}`} target="_top">
        <span className="docs-picture" data-width={width.name}>
          <span aria-hidden>{name}</span>
          {isDrawn ? (
            <img
              src={pictureLink(id, { theme, width })}
              alt=""
              loading="lazy"
              onError={() => setIsDrawn(false)}
            />
          ) : (
            <iframe
              title={name}
              src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
              width={width.width}
              height={width.height}
              loading="lazy"
              tabIndex={-1}
              inert
              data-alive={isAlive}
              onLoad={({ currentTarget }) => whenShown(currentTarget, () => setIsAlive(true))}
            />
          )}
        </span>
        {name}
      </a>
    </li>
  );
}

function Pages({ heading, titles }: { heading: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className="docs-states sb-unstyled">
        {titles.map((title) => (
          <li key={title}>
            <a href={pageLink(title)} target="_top">
              {title.split('/').at(-1)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page of a screen or of a part of one: each state as a picture, its parts and its flows. */
export function ScreenPage({ title }: { title: string }) {
  const found = useStates(title);
  const related = new Set(
    Object.values(routeStates).flatMap(({ titles }) => (titles.includes(title) ? titles : [])),
  );
  const others = [...related].filter((other) => other !== title);
  const isPart = (other: string) => other.includes('/Parts/');
  return (
    <>
      <Title />
      <Description />
      <ul className="docs-pictures sb-unstyled">
        {found?.states.map((state) => (
          <Thumbnail key={state.id} state={state} hasPictures={found.hasPictures} />
        ))}
      </ul>
      <Pages heading="Its parts" titles={others.filter(isPart)} />
      <Pages heading="Flows through it" titles={others.filter(isFlow)} />
      <Pages
        heading="Screens beside it"
        titles={others.filter((other) => !isPart(other) && !isFlow(other))}
      />
    </>
  );
}
