import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { SWRConfig } from 'swr';
import { action } from 'storybook/actions';
import type { Globals } from 'storybook/internal/types';
import { EnvironmentBand } from '~/app/frame/banners';
import { applyFirmStyle } from '~/app/boot/colors';
import { brandOf } from '../stories/app/brands';
import { forceColors } from './forcedColors';
import { themeOf } from './theme';

/**
 * Sets on the document what the toolbar says, as the console and the browser do: theme, direction,
 * size of the text, forced colors.
 */
export function setDocument(globals: Globals) {
  const root = document.documentElement;
  root.dataset['theme'] = themeOf(globals);
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  root.lang = 'en';
  root.style.fontSize = globals['text'] === 'double' ? '200%' : '';
  forceColors(globals['colors'] === 'forced');
}

export const withDocument: Decorator = (Story, { globals }) => {
  setDocument(globals);
  return <Story />;
};

/** Applies the toolbar's brand, as the console applies its `config.json`. */
export const withBrand: Decorator = function Branded(Story, { globals }) {
  const { css, firm } = brandOf(globals);
  useLayoutEffect(() => {
    applyFirmStyle(css);
    return () => applyFirmStyle('');
  }, [css]);
  return (
    <>
      <EnvironmentBand environment={firm.environment} />
      <Story />
    </>
  );
};

/** Each story has its own cache, so that no story sees the data of another. */
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

/**
 * Screens render plain links. Here a click is only reported as an action, because following the
 * link would leave Storybook.
 */
export const withLinksReported: Decorator = function LinksReported(Story) {
  useEffect(() => {
    addEventListener('click', keepPage);
    return () => removeEventListener('click', keepPage);
  }, []);
  return <Story />;
};
