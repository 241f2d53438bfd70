import type { PaletteCommand } from './CommandPalette';
import { hrefs, routes } from '~/routes';
import { destinationAt } from '~/ui/keyboard/keys';
import { toRun } from '~/ui/keyboard/screenCommands';

export type GoTo = (href: string, options?: { state?: unknown }) => void;

interface RemoteCommand {
  label: string;
  path: string;
  words: string;
}

/** Done by another screen, which has a command of the same label. */
export const remoteCommands: readonly RemoteCommand[] = [
  { label: 'Add New User', path: routes.allUsers.path, words: 'create invite' },
  {
    label: 'Review pending payouts',
    path: routes.payouts.path,
    words: 'approve reject run',
  },
  { label: 'Add FAQ', path: routes.content.path, words: 'new question' },
  { label: 'Add Rule', path: routes.content.path, words: 'new' },
  {
    label: 'Saved replies',
    path: routes.support.path,
    words: 'saved answers templates',
  },
  { label: 'Export users as CSV', path: routes.allUsers.path, words: 'download' },
  { label: 'Export payouts as CSV', path: routes.payouts.path, words: 'download' },
  {
    label: 'Export challenges as CSV',
    path: routes.evaluations.path,
    words: 'download challenges',
  },
  {
    label: 'Export skill checks as CSV',
    path: routes.skillChecks.path,
    words: 'download challenges',
  },
  {
    label: 'Export MT5 users as CSV',
    path: routes.mt5Users.path,
    words: 'download',
  },
  {
    label: 'Export trading accounts as CSV',
    path: routes.trading.path,
    words: 'download',
  },
  {
    label: 'Create Competition',
    path: routes.competitions.path,
    words: 'new contest add',
  },
  {
    label: 'Export competitions as CSV',
    path: routes.competitions.path,
    words: 'download',
  },
  { label: 'Export tickets as CSV', path: routes.support.path, words: 'download' },
  { label: 'Export content', path: routes.content.path, words: 'download' },
  { label: 'Import content', path: routes.content.path, words: 'upload' },
];

/** Done by the admin, after choosing a record or filling in a form there. */
export const remoteLinks: readonly (RemoteCommand & { href: string })[] = [
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
export function remoteCommandsFrom(here: string, onGoTo: GoTo): PaletteCommand[] {
  const commandOf = ({ label, path, words }: RemoteCommand, run: () => void): PaletteCommand => ({
    id: `remote ${label}`,
    group: 'remote',
    label,
    detail: destinationAt(path)?.does,
    words,
    run,
  });
  return [
    ...remoteLinks
      // The list of competitions offers it only for each active one.
      .filter(({ path }) => path !== here || path === routes.competitions.path)
      .map((link) => commandOf(link, () => onGoTo(link.href))),
    ...remoteCommands
      .filter(({ path }) => path !== here)
      .map((command) =>
        commandOf(command, () => onGoTo(command.path, { state: toRun(command.label) })),
      ),
  ];
}
