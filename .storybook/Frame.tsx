import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useToolbar } from './DocsContainer';

export interface FramedStory {
  id: string;
  name: string;
  height: number;
}

/**
 * A story in a frame of its own, as the toolbar says: Storybook's own frame would not hear of the
 * toolbar.
 */
export function Frame({ id, name, height }: FramedStory) {
  const globals = Object.entries(useToolbar(useContext(DocsContext))).filter(
    ([, value]) => typeof value === 'string',
  );
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: globals.map(([key, value]) => `${key}:${String(value)}`).join(';'),
  });
  const address = `iframe.html?${query.toString()}`;
  // A frame that only gets another address would add a step to Back.
  return (
    <iframe
      key={address}
      className="docs-frame"
      title={name}
      src={address}
      height={height}
      loading="lazy"
    />
  );
}
