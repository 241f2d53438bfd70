import type { PaletteCommand } from './CommandPalette';
import { hrefs, patterns } from '../../paths';
import { destinationAt } from '../../ui/keyboard/keys';
import { toRun } from '../../ui/keyboard/screenCommands';

export type GoTo = (href: string, options?: { state?: unknown }) => void;

interface Far {
  path: string;
  words: string;
}

export const farCommands = {
  'Add New User': { path: patterns.allUsers, words: 'create invite' },
  'Review pending payouts': { path: patterns.payouts, words: 'approve reject run' },
  'Add FAQ': { path: patterns.content, words: 'new question' },
  'Add Rule': { path: patterns.content, words: 'new' },
  'Saved replies': { path: patterns.support, words: 'saved answers templates' },
  'Export users as CSV': { path: patterns.allUsers, words: 'download' },
  'Export payouts as CSV': { path: patterns.payouts, words: 'download' },
  'Export challenges as CSV': { path: patterns.evaluations, words: 'download challenges' },
  'Export skill checks as CSV': { path: patterns.skillChecks, words: 'download challenges' },
  'Export MT5 users as CSV': { path: patterns.mt5Users, words: 'download' },
  'Export trading accounts as CSV': { path: patterns.trading, words: 'download' },
  'Create Competition': { path: patterns.competitions, words: 'new contest add' },
  'Export competitions as CSV': { path: patterns.competitions, words: 'download' },
  'Export tickets as CSV': { path: patterns.support, words: 'download' },
  'Export content': { path: patterns.content, words: 'download' },
  'Import content': { path: patterns.content, words: 'upload' },
} satisfies Record<string, Far>;

export type FarCommand = keyof typeof farCommands;

interface FarPage extends Far {
  label: string;
  href: string;
}

export const farPages: readonly FarPage[] = [
  {
    label: 'End Competition',
    path: patterns.competitions,
    words: 'stop finish close contest early',
    href: `${patterns.competitions}?status=active`,
  },
  {
    label: 'Close Ticket',
    path: patterns.support,
    words: 'end finish resolve conversation',
    href: patterns.support,
  },
  {
    label: 'Delete User',
    path: patterns.allUsers,
    words: 'remove account',
    href: patterns.allUsers,
  },
  {
    label: 'Fund Wallet',
    path: patterns.mt5Users,
    words: 'add money deposit',
    href: patterns.mt5Users,
  },
  {
    label: 'Review identities',
    path: patterns.users,
    words: 'kyc documents verify',
    href: hrefs.reviewIdentities,
  },
  {
    label: 'Add Evaluation',
    path: patterns.evaluations,
    words: 'create new challenge',
    href: patterns.evaluationCreate,
  },
  {
    label: 'Add SkillCheck',
    path: patterns.skillChecks,
    words: 'create new challenge',
    href: patterns.skillCheckCreate,
  },
];

/** Each does it there (R420), or leads to its list (R438). */
export function farCommandsFrom(here: string, onGoTo: GoTo): PaletteCommand[] {
  const commandOf = (label: string, { path, words }: Far, run: () => void): PaletteCommand => ({
    id: `far ${label}`,
    group: 'far',
    label,
    detail: destinationAt(path)?.does,
    words,
    run,
  });
  return [
    ...farPages
      // The list of competitions offers it only for each active one.
      .filter(({ path }) => path !== here || path === patterns.competitions)
      .map((page) => commandOf(page.label, page, () => onGoTo(page.href))),
    ...Object.entries(farCommands)
      .filter(([, { path }]) => path !== here)
      .map(([label, far]) =>
        commandOf(label, far, () => onGoTo(far.path, { state: toRun(label) })),
      ),
  ];
}
