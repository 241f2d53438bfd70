import {
  DocsContainer as StorybooksContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { themes } from 'storybook/theming';
import { setDocument } from './decorators';
import { themeOf } from './theme';

/** What the toolbar says, on a page with stories. */
export function useToolbar({
  channel,
  componentStories,
  getStoryContext,
}: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [story] = componentStories();
    // Its type says any.
    return story ? (getStoryContext(story).userGlobals as Globals) : {};
  });
  useEffect(() => {
    const note = ({ userGlobals }: { userGlobals: Globals }) => setGlobals(userGlobals);
    channel.on(GLOBALS_UPDATED, note);
    return () => channel.off(GLOBALS_UPDATED, note);
  }, [channel]);
  return globals;
}

/** A page about a component takes the toolbar's theme: its text, its tables and its code. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context);
  // What is the page's own uses the console's tokens. A page whose stories are all in frames
  // renders no story that would set them.
  useEffect(() => setDocument(globals), [globals]);
  return (
    <StorybooksContainer context={context} theme={themes[themeOf(globals)]}>
      {children}
    </StorybooksContainer>
  );
}
