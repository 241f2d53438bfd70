import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '~/api/session/session';
import { askBeforeSignOut } from '~/app/frame/askBeforeSignOut';
import {
  markExported,
  noteDecision,
  readDecisions,
} from '~/features/payouts/decision/journalStore';
import { dismiss, readConfirmation } from '~/mutation/confirm';
import { buildPayout } from '../../fixtures/payouts';
import * as csv from '~/lib/browser/saveFile';
import { signIn } from '../../signIn';

const title = 'Signing out deletes your decision journal';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
});
afterEach(() => {
  const open = readConfirmation();
  if (open) dismiss(open);
  vi.restoreAllMocks();
});

// In this order: after the last one, modules stand here that were loaded again.
describe('signing out (R223)', { shuffle: false }, () => {
  it('asks nothing without decisions, or if all were exported', async () => {
    const end = vi.fn();
    await askBeforeSignOut(end);
    expect(end).toHaveBeenCalledTimes(1);
    noteDecision(buildPayout(), 'approved').settle({
      outcome: 'done',
      after: 'approved',
      words: '',
    });
    markExported(readDecisions().entries);
    await askBeforeSignOut(end);
    expect(end).toHaveBeenCalledTimes(2);
    expect(readConfirmation()).toBeUndefined();
  });

  it('asks again if a decision’s response arrived after the export', () => {
    const noted = noteDecision(buildPayout(), 'approved');
    markExported(readDecisions().entries);
    noted.settle({ outcome: 'done', after: 'approved', words: '' });
    expect(readDecisions().unexported).toHaveLength(1);
  });

  it('says how many decisions there are, and each button does what its label says', async () => {
    const save = vi.spyOn(csv, 'saveCsv').mockImplementation(() => undefined);
    const end = vi.fn();
    noteDecision(buildPayout({ id: 1 }), 'approved');
    markExported(readDecisions().entries);
    noteDecision(buildPayout({ id: 2 }), 'approved');
    noteDecision(buildPayout({ id: 3 }), 'rejected');
    await askBeforeSignOut(end);
    expect(end).not.toHaveBeenCalled();
    const question = readConfirmation();
    expect(question).toMatchObject({
      title,
      confirmLabel: 'Export and sign out',
      other: { label: 'Sign out' },
      tone: 'plain',
    });
    expect(question).toMatchObject({
      question: '2 decisions are not exported yet.',
      consequence: 'Signing out removes them from this browser.',
    });
    question?.other?.onChoose();
    expect([end.mock.calls.length, save.mock.calls.length]).toEqual([1, 0]);
    expect(await question?.onConfirm()).toBeUndefined();
    expect(end).toHaveBeenCalledTimes(2);
    // The file has the whole journal: its header and its entries.
    expect(save.mock.calls[0]?.[1].split('\r\n').filter(Boolean)).toHaveLength(4);
    expect(readDecisions().unexported).toEqual([]);
  });

  it('stays signed in, and says so, if the export fails', async () => {
    vi.spyOn(csv, 'saveCsv').mockImplementation(() => {
      throw new Error('no');
    });
    const end = vi.fn();
    noteDecision(buildPayout(), 'approved');
    await askBeforeSignOut(end);
    expect(readConfirmation()).toMatchObject({
      question: '1 decision is not exported yet.',
      consequence: 'Signing out removes it from this browser.',
    });
    expect(await readConfirmation()?.onConfirm()).toMatchObject({
      text: expect.stringContaining('could not be exported') as string,
    });
    expect(end).not.toHaveBeenCalled();
    expect(readDecisions().unexported).toHaveLength(1);
  });

  it('asks nothing if the session ended while the code was loading', async () => {
    const end = vi.fn();
    noteDecision(buildPayout(), 'approved');
    const asking = askBeforeSignOut(end);
    clearSession();
    await asking;
    expect(end).not.toHaveBeenCalled();
    expect(readConfirmation()).toBeUndefined();
  });

  it('is still possible if the question’s code can’t be loaded', async () => {
    vi.resetModules();
    vi.doMock('~/features/payouts/journal/journal', () => {
      throw new Error('offline');
    });
    const fresh = await import('~/app/frame/askBeforeSignOut');
    const { readConfirmation: asked } = await import('~/mutation/confirm');
    const end = vi.fn();
    noteDecision(buildPayout(), 'approved');
    await fresh.askBeforeSignOut(end);
    vi.doUnmock('~/features/payouts/journal/journal');
    expect(asked()).toMatchObject({ title, confirmLabel: 'Sign out' });
    await asked()?.onConfirm();
    expect(end).toHaveBeenCalledTimes(1);
  });
});
