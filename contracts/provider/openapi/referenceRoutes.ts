import type { Context, Hono } from 'hono';
import { referencePage, referencePolicy } from '../../../openapi/reference/page.mjs';
import { sendJson } from '../core/sendJson';
import { loadDocument } from './document';

/**
 * Adds the document to read, as a page and as JSON beside it (R390). Both are public: they hold no
 * data.
 */
export function addReference(app: Hono, file: string): void {
  let page: string | undefined;
  app.get('/api/docs', (context) => {
    page ??= referencePage(loadDocument(file));
    context.header('Content-Security-Policy', referencePolicy);
    context.header('Cache-Control', 'no-cache');
    return context.html(page);
  });
  const sendDocument = (context: Context) => sendJson(context, 200, loadDocument(file));
  app.get('/api/openapi.json', sendDocument);
  app.get('/openapi.json', sendDocument);
}
