import type { PaletteCommand } from './CommandPalette';
import { hrefs, routes } from '~/routes';
import { destinationAt } from '~/ui/keyboard/keys';
import { toRun } from '~/ui/keyboard/screenCommands';

export type GoTo = (href: string, options?: { state?: unknown }) => void;

interface Far {
  path: string;
  words: string;
}

export const farCommands = {
  'Add New User': { path: routes.allUsers.path, words: 'create invite' },
  'Review pending payouts': { path: routes.payouts.path, words: 'approve reject run' },
  'Add FAQ': { path: routes.content.path, words: 'new question' },
  'Add Rule': { path: routes.content.path, words: 'new' },
  'Saved replies': { path: routes.support.path, words: 'saved answers templates' },
  'Export users as CSV': { path: routes.allUsers.path, words: 'download' },
  'Export payouts as CSV': { path: routes.payouts.path, words: 'download' },
  'Export challenges as CSV': { path: routes.evaluations.path, words: 'download challenges' },
  'Export skill checks as CSV': { path: routes.skillChecks.path, words: 'download challenges' },
  'Export MT5 users as CSV': { path: routes.mt5Users.path, words: 'download' },
  'Export trading accounts as CSV': { path: routes.trading.path, words: 'download' },
  'Create Competition': { path: routes.competitions.path, words: 'new contest add' },
  'Export competitions as CSV': { path: routes.competitions.path, words: 'download' },
  'Export tickets as CSV': { path: routes.support.path, words: 'download' },
  'Export content': { path: routes.content.path, words: 'download' },
  'Import content': { path: routes.content.path, words: 'upload' },
} satisfies Record<string, Far>;

export type FarCommand = keyof typeof farCommands;

interface FarPage extends Far {
  label: string;
  href: string;
}

export const farPages: readonly FarPage[] = [
  {
    label: 'End Competition',
    path: routes.competitions.path,
    words: 'stop finish close contest early',
    href: `${routes.competitions.path}?status=active`,
  },
  {
    label: 'Close Ticket',
    path: routes.support.path,
    words: 'end finish resolve conversation',
    href: routes.support.path,
  },
  {
    label: 'Delete User',
    path: routes.allUsers.path,
    words: 'remove account',
    href: routes.allUsers.path,
  },
  {
    label: 'Fund Wallet',
    path: routes.mt5Users.path,
    words: 'add money deposit',
    href: routes.mt5Users.path,
  },
  {
    label: 'Review identities',
    path: routes.users.path,
    words: 'kyc documents verify',
    href: hrefs.reviewIdentities,
  },
  {
    label: 'Add Evaluation',
    path: routes.evaluations.path,
    words: 'create new challenge',
    href: routes.evaluationCreate.path,
  },
  {
    label: 'Add SkillCheck',
    path: routes.skillChecks.path,
    words: 'create new challenge',
    href: routes.skillCheckCreate.path,
  },
];

/** Each command runs on its own screen (R420) or leads to its list (R438). */
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
      .filter(({ path }) => path !== here || path === routes.competitions.path)
      .map((page) => commandOf(page.label, page, () => onGoTo(page.href))),
    ...Object.entries(farCommands)
      .filter(([, { path }]) => path !== here)
      .map(([label, far]) =>
        commandOf(label, far, () => onGoTo(far.path, { state: toRun(label) })),
      ),
  ];
}
