import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from './assetKind';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const compressAboveBytes = 512;

export type Coding = 'br' | 'gzip' | 'identity';

/** A file of the build in memory, with its codings made once: taken from `.br`/`.gz` beside it, or compressed when first asked for. */
export class SiteFile {
  private readonly codings = new Map<Coding, Promise<Buffer>>();

  private constructor(
    private readonly file: string,
    private readonly bytes: Buffer,
    private readonly version: string,
    readonly etag: string,
  ) {}

  /** Reads a file; undefined where there is none. A file that hasn't changed is the one already known. */
  static async read(file: string, known: SiteFile | undefined): Promise<SiteFile | undefined> {
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs} ${stats.size}`;
    if (known?.version === version) return known;
    const bytes = await readFile(file);
    return new SiteFile(file, bytes, version, createHash('sha256').update(bytes).digest('base64url').slice(0, 22));
  }

  get canCompress(): boolean {
    return this.bytes.length > compressAboveBytes && isCompressible(this.file);
  }

  /** The bytes to send for a coding. */
  coded(coding: Coding): Promise<Buffer> {
    let made = this.codings.get(coding);
    if (made === undefined) {
      made = this.make(coding);
      this.codings.set(coding, made);
    }
    return made;
  }

  private async make(coding: Coding): Promise<Buffer> {
    if (coding === 'identity') return this.bytes;
    const beside = await this.readBeside(coding === 'br' ? '.br' : '.gz');
    if (beside !== undefined) return beside;
    if (coding === 'gzip') return gzipAsync(this.bytes, { level: 9 });
    return brotliAsync(this.bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length },
    });
  }

  /** A precompressed sibling, unless it is older than the file and so of another build. */
  private async readBeside(extension: string): Promise<Buffer | undefined> {
    const [own, beside] = await Promise.all([stat(this.file), stat(this.file + extension).catch(() => undefined)]);
    if (beside === undefined || beside.mtimeMs < own.mtimeMs) return undefined;
    return readFile(this.file + extension);
  }
}
