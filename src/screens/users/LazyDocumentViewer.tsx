import { loadable } from '../../components/loadable';

/** The viewer, whose code comes when a document is first enlarged. */
export const LazyDocumentViewer = loadable(() => import('../../components/documents/DocumentViewer').then((module) => module.DocumentViewer));
