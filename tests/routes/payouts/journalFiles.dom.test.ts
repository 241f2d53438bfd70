import { afterEach, expect, it, vi } from 'vitest';
import { entryRows } from '../../../src/domain/payouts/journalRows';
import { canSeal, checkFile, saveJournal } from '../../../src/routes/payouts/journalFiles';
import * as csv from '../../../src/routes/shell/saveCsv';
import { buildEntry } from '../../fixtures/payouts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function saved(): Promise<string> {
  const save = vi.spyOn(csv, 'saveCsv').mockImplementation(() => undefined);
  await saveJournal('payout-decisions', entryRows([buildEntry({ id: 'a' }), buildEntry({ id: 'b', note: 'ä😀' })]));
  return save.mock.calls[0]?.[1] ?? '';
}

it('checks what it saved, and finds one edited amount', async () => {
  const text = await saved();
  expect(await checkFile(new File([text], 'a.csv'))).toEqual({ kind: 'whole', count: 2 });
  expect(await checkFile(new File([text.replace('1250.50', '9250.50')], 'a.csv'))).toEqual({ kind: 'changed', row: 2 });
});

it('neither seals nor checks a file if the browser can’t make hashes', async () => {
  vi.stubGlobal('crypto', {});
  expect(canSeal()).toBe(false);
  const text = await saved();
  expect(text.match(/not sealed/g)).toHaveLength(3);
  await expect(checkFile(new File([text], 'a.csv'))).rejects.toThrow();
});

it('does not read a file that is too large for a journal', async () => {
  const file = new File(['x'], 'a.csv');
  Object.defineProperty(file, 'size', { value: 20_000_001 });
  expect(await checkFile(file)).toEqual({ kind: 'foreign' });
});
