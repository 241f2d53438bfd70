import type { Flaw } from '../planted';

const kinds = ['passport', 'signature', 'card', 'reverse', 'bill', 'statement', 'letter'] as const;
export type PaperKind = (typeof kinds)[number];

/**
 * What a paper shows besides its owner. The name of its file says it all, so no file has to be
 * kept.
 */
export interface Paper {
  kind: PaperKind;
  userId: number;
  /** `YYYYMM`: until when an identity paper is valid, or when a bill was written. */
  month: string;
  flaw: Flaw | undefined;
}

const flaws = ['name', 'birth', 'address'] as const;

export const paperFile = ({ kind, userId, month, flaw }: Paper): string => {
  const shown = flaws.find((name) => name === flaw);
  return `${kind}-${userId}-${month}${shown === undefined ? '' : `-${shown}`}.svg`;
};

export function readPaperFile(file: string): Paper | undefined {
  const [, kindText, userId = '', month = '', flawText] =
    /^([a-z]+)-(\d{1,12})-(\d{6})(?:-([a-z]+))?\.svg$/.exec(file) ?? [];
  const kind = kinds.find((name) => name === kindText);
  return (
    kind && { kind, userId: Number(userId), month, flaw: flaws.find((name) => name === flawText) }
  );
}
