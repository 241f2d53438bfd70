import type { Preview } from '@storybook/react-vite';
import { pasteable } from './ComponentSections';
import { DocsContainer } from './DocsContainer';
import { DocsPage } from './DocsPage';

/** What the pages about components, screens and flows are made of. Stories need none of it. */
export const parameters: Preview['parameters'] = {
  docs: { container: DocsContainer, page: DocsPage, source: { transform: pasteable } },
};
