import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { SWRConfig } from 'swr';
import { action } from 'storybook/actions';

/** The theme and direction of the toolbar, set where the console sets them: on the document. */
export const withDocument: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  root.lang = 'en';
  return <Story />;
};

/** A cache of each story's own: no answer of one story is seen by the next. */
export const withProviders: Decorator = (Story, { id }) => (
  <SWRConfig key={id} value={{ provider: () => new Map() }}>
    <Story />
  </SWRConfig>
);

const follow = action('navigate');

function keepPage(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  // The guide and the atlas lead to other pages of Storybook itself.
  if (!link || event.defaultPrevented || link.matches('[target=_top]')) return;
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) return;
  event.preventDefault();
  follow(href);
}

/** Screens render plain links: here they are reported as actions, since following one would leave Storybook. */
export const withLinksReported: Decorator = function LinksReported(Story) {
  useEffect(() => {
    addEventListener('click', keepPage);
    return () => removeEventListener('click', keepPage);
  }, []);
  return <Story />;
};
