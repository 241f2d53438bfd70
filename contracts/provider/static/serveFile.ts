import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { forbidden, notFound } from '../core/problem';
import { fromRoot } from '../fromRoot';
import type { FileLinks } from './fileLinks';
import { ignoreMissing } from './siteFile';

const documentsFolder = fromRoot('contracts/provider/static/documents');

const typeByExtension: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/**
 * Serves an uploaded document if the link's signature is valid: one that `draw` knows, or a file.
 * It is personal data, so no cache may store it.
 */
export async function serveFile(
  context: Context,
  links: FileLinks,
  draw: (name: string) => string | undefined,
): Promise<Response> {
  const name = context.req.param('name') ?? '';
  if (!(await links.isValid(name, context.req.query('expires'), context.req.query('signature')))) {
    throw forbidden('This link has expired.');
  }
  const type = typeByExtension[name.split('.').at(-1) ?? ''];
  // Only a plain file name, so that no link leads out of the folder.
  if (type === undefined || !/^[a-z0-9-]+\.[a-z]+$/.test(name)) throw notFound('File not found.');
  const drawn = draw(name);
  const bytes =
    drawn === undefined
      ? await readFile(join(documentsFolder, name)).catch(ignoreMissing)
      : Buffer.from(drawn);
  if (bytes === undefined) throw notFound('File not found.');
  context.header('Content-Type', type);
  context.header('Content-Length', String(bytes.length));
  context.header('Cache-Control', 'private, no-store');
  context.header('Content-Disposition', 'inline');
  return context.body(new Uint8Array(bytes));
}
