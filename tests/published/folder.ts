import { STORYBOOK } from '../../.setup/build/storybook.mjs';
import { serveFolder } from '../atlas/serve.mjs';

const path = '/some/sub/path/';

/** Serves the built Storybook under a path that it doesn't know. */
export const openFolder = async () => ({ path, ...(await serveFolder(STORYBOOK, path)) });
export type Folder = Awaited<ReturnType<typeof openFolder>>;
