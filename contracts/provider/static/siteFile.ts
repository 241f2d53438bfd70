import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './assetKind';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const compressAboveBytes = 512;

export type Coding = 'br' | 'gzip' | 'identity';

/**
 * A file of the build in memory. Each coding is made once: from the `.br` or `.gz` file next to it,
 * or at the first request.
 */
export class SiteFile {
  private readonly codings = new Map<Coding, Promise<Buffer>>();

  private constructor(
    private readonly file: string,
    private readonly bytes: Buffer,
    private readonly version: string,
    readonly etag: string,
  ) {}

  /**
   * Reads a file; undefined if there is none. Returns `known` if the file hasn't changed. Throws if
   * it cannot be read.
   */
  static async read(file: string, known: SiteFile | undefined): Promise<SiteFile | undefined> {
    const stats = await stat(file).catch(ignoreMissing);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs} ${stats.size}`;
    if (known?.version === version) return known;
    // A new build may have removed it since.
    const bytes = await readFile(file).catch(ignoreMissing);
    if (bytes === undefined) return undefined;
    return new SiteFile(
      file,
      bytes,
      version,
      createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    );
  }

  get canCompress(): boolean {
    return this.bytes.length > compressAboveBytes && isCompressible(this.file);
  }

  coded(coding: Coding): Promise<Buffer> {
    let made = this.codings.get(coding);
    if (made === undefined) {
      made = this.make(coding);
      this.codings.set(coding, made);
      // The next request tries again.
      made.catch(() => this.codings.delete(coding));
    }
    return made;
  }

  private async make(coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return this.bytes;
    const beside = await this.readBeside(coding === 'br' ? '.br' : '.gz');
    if (beside !== undefined) return beside;
    if (coding === 'gzip') return gzipAsync(this.bytes, { level: 9 });
    return brotliAsync(this.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
      },
    });
  }

  /**
   * Reads the precompressed file, unless it is older than this file and so belongs to another
   * build. If either can't be read, this file is compressed here, from memory.
   */
  private async readBeside(extension: string): Promise<Buffer | undefined> {
    try {
      const [own, beside] = await Promise.all([stat(this.file), stat(this.file + extension)]);
      return beside.mtimeMs < own.mtimeMs ? undefined : await readFile(this.file + extension);
    } catch {
      return undefined;
    }
  }
}

/** A missing file is no error. Any other failure, such as too many open files, is one. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG')
    return undefined;
  throw error;
}
