import type { PaletteCommand } from './CommandPalette';
import { hrefs, patterns } from '../../paths';
import { toRun } from '../../ui/keyboard/screenCommands';

export type GoTo = (href: string, options?: { state?: unknown }) => void;

interface Far {
  path: string;
  screen: string;
  words: string;
}

/** Where each command of another screen is at home. */
export const farCommands = {
  'Add New User': { path: patterns.allUsers, screen: 'All Users', words: 'create invite' },
  'Review pending payouts': {
    path: patterns.payouts,
    screen: 'Payouts',
    words: 'approve reject run',
  },
  'Add FAQ': { path: patterns.content, screen: 'Content', words: 'new question' },
  'Add Rule': { path: patterns.content, screen: 'Content', words: 'new' },
  'Edit replies': { path: patterns.support, screen: 'Support', words: 'saved answers templates' },
  'Export users as CSV': { path: patterns.allUsers, screen: 'All Users', words: 'download' },
  'Export payouts as CSV': { path: patterns.payouts, screen: 'Payouts', words: 'download' },
  'Export challenges as CSV': {
    path: patterns.evaluations,
    screen: 'Evaluations',
    words: 'download challenges',
  },
  'Export skill checks as CSV': {
    path: patterns.skillChecks,
    screen: 'Skill Checks',
    words: 'download challenges',
  },
  'Export MT5 users as CSV': { path: patterns.mt5Users, screen: 'MT5 Users', words: 'download' },
  'Export trading accounts as CSV': {
    path: patterns.trading,
    screen: 'Trading',
    words: 'download',
  },
  'Create Competition': {
    path: patterns.competitions,
    screen: 'Competitions',
    words: 'new contest add',
  },
  'Export competitions as CSV': {
    path: patterns.competitions,
    screen: 'Competitions',
    words: 'download',
  },
  'Export tickets as CSV': { path: patterns.support, screen: 'Support', words: 'download' },
  'Export content': { path: patterns.content, screen: 'Content', words: 'download' },
  'Import content': { path: patterns.content, screen: 'Content', words: 'upload' },
} satisfies Record<string, Far>;

export type FarCommand = keyof typeof farCommands;

/** Those that are a page of their own, and the lists where one chooses the record first. */
export const farPages = [
  {
    label: 'End Competition',
    screen: 'Competitions',
    words: 'stop finish close contest early',
    href: `${patterns.competitions}?status=active`,
  },
  {
    label: 'Close Ticket',
    screen: 'Support',
    words: 'end finish resolve conversation',
    of: patterns.support,
    href: patterns.support,
  },
  {
    label: 'Delete User',
    screen: 'All Users',
    words: 'remove account',
    of: patterns.allUsers,
    href: patterns.allUsers,
  },
  {
    label: 'Fund Wallet',
    screen: 'MT5 Users',
    words: 'add money deposit',
    of: patterns.mt5Users,
    href: patterns.mt5Users,
  },
  {
    label: 'Review identities',
    screen: 'Users',
    words: 'kyc documents verify',
    of: patterns.users,
    href: hrefs.reviewIdentities,
  },
  {
    label: 'Add Evaluation',
    screen: 'Evaluations',
    words: 'create new challenge',
    of: patterns.evaluations,
    href: patterns.evaluationCreate,
  },
  {
    label: 'Add SkillCheck',
    screen: 'Skill Checks',
    words: 'create new challenge',
    of: patterns.skillChecks,
    href: patterns.skillCheckCreate,
  },
];

/**
 * The commands of all screens but the one at `here`: each does it there (R420), or leads to its
 * list (R438).
 */
export function farCommandsFrom(here: string, onGoTo: GoTo): PaletteCommand[] {
  const commandOf = (
    label: string,
    { screen, words }: Pick<Far, 'screen' | 'words'>,
    run: () => void,
  ): PaletteCommand => ({
    id: `far ${label}`,
    group: 'far',
    label,
    detail: screen,
    words,
    run,
  });
  return [
    ...farPages
      .filter(({ of }) => of !== here)
      .map((page) => commandOf(page.label, page, () => onGoTo(page.href))),
    ...(Object.entries(farCommands) as [FarCommand, Far][])
      .filter(([, { path }]) => path !== here)
      .map(([label, far]) =>
        commandOf(label, far, () => onGoTo(far.path, { state: toRun(label) })),
      ),
  ];
}
