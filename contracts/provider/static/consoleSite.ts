import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Context } from 'hono';
import { acceptsEncoding, sendJson } from '../core/sendJson';
import { cacheControlOf, contentTypeOf, isAssetPath } from './assetKind';
import { type Coding, SiteFile } from './siteFile';

/**
 * Serves the built console: its files, and the index page for every other address. A new build is
 * served at once.
 */
export class ConsoleSite {
  private readonly root: string;
  private readonly files = new Map<string, SiteFile>();

  constructor(folder: string) {
    this.root = resolve(folder);
  }

  async serve(context: Context): Promise<Response> {
    const path = decodedPath(context.req.path);
    if (path === undefined) return sendJson(context, 400, { message: 'The address is malformed.' });
    const file = path === '/' ? undefined : await this.read(path);
    if (file !== undefined) return send(context, path, file);
    if (isAssetPath(path)) return sendJson(context, 404, { message: 'There is no such file.' });
    const index = await this.read('/index.html');
    if (index !== undefined) return send(context, '/index.html', index);
    return sendJson(context, 503, {
      message: 'The console is not built yet: run "npm run build".',
    });
  }

  /**
   * Compresses every asset before the first request needs it. A file that can't be read is left to
   * its request.
   */
  async warm(): Promise<void> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name).slice(this.root.length).replaceAll(sep, '/');
      const file = await this.read(path).catch(() => undefined);
      if (file?.canCompress) await file.coded('br').catch(() => undefined);
    }
  }

  private async read(path: string): Promise<SiteFile | undefined> {
    const full = resolve(this.root, `.${path}`);
    if (!full.startsWith(this.root + sep)) return undefined;
    const file = await SiteFile.read(full, this.files.get(full));
    if (file === undefined) this.files.delete(full);
    else this.files.set(full, file);
    return file;
  }
}

async function send(context: Context, path: string, file: SiteFile): Promise<Response> {
  const coding = codingFor(context.req.header('Accept-Encoding'), file);
  const etag = `"${file.etag}${coding === 'identity' ? '' : `-${coding}`}"`;
  context.header('ETag', etag);
  context.header('Cache-Control', cacheControlOf(path));
  if (file.canCompress) context.header('Vary', 'Accept-Encoding');
  if (isUnchanged(context.req.header('If-None-Match'), etag)) return context.body(null, 304);
  const bytes = await file.coded(coding);
  context.header('Content-Type', contentTypeOf(path));
  context.header('Content-Length', String(bytes.length));
  if (coding !== 'identity') context.header('Content-Encoding', coding);
  return context.body(new Uint8Array(bytes));
}

function codingFor(acceptEncoding: string | undefined, file: SiteFile): Coding {
  if (!file.canCompress) return 'identity';
  return (
    (['br', 'gzip'] as const).find((coding) => acceptsEncoding(acceptEncoding, coding)) ??
    'identity'
  );
}

function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}

function decodedPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\u0000') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
