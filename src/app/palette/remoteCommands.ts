import type { PaletteCommand } from './CommandPalette';
import { hrefs } from '~/routes';
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
  { label: 'Add New User', path: hrefs.allUsers, words: 'create invite' },
  {
    label: 'Review pending payouts',
    path: hrefs.payouts,
    words: 'approve reject run',
  },
  { label: 'Add FAQ', path: hrefs.content, words: 'new question' },
  { label: 'Add Rule', path: hrefs.content, words: 'new' },
  {
    label: 'Saved replies',
    path: hrefs.support,
    words: 'saved answers templates',
  },
  { label: 'Export users as CSV', path: hrefs.allUsers, words: 'download' },
  { label: 'Export payouts as CSV', path: hrefs.payouts, words: 'download' },
  {
    label: 'Export challenges as CSV',
    path: hrefs.evaluations,
    words: 'download challenges',
  },
  {
    label: 'Export skill checks as CSV',
    path: hrefs.skillChecks,
    words: 'download challenges',
  },
  {
    label: 'Export MT5 users as CSV',
    path: hrefs.mt5Users,
    words: 'download',
  },
  {
    label: 'Export trading accounts as CSV',
    path: hrefs.trading,
    words: 'download',
  },
  {
    label: 'Create Competition',
    path: hrefs.competitions,
    words: 'new contest add',
  },
  {
    label: 'Export competitions as CSV',
    path: hrefs.competitions,
    words: 'download',
  },
  { label: 'Export tickets as CSV', path: hrefs.support, words: 'download' },
  { label: 'Export content', path: hrefs.content, words: 'download' },
  { label: 'Import content', path: hrefs.content, words: 'upload' },
];

/** Done by the admin, after choosing a record or filling in a form there. */
export const remoteLinks: readonly (RemoteCommand & { href: string })[] = [
  {
    label: 'End Competition',
    path: hrefs.competitions,
    words: 'stop finish close contest early',
    href: `${hrefs.competitions}?status=active`,
  },
  {
    label: 'Close Ticket',
    path: hrefs.support,
    words: 'end finish resolve conversation',
    href: hrefs.support,
  },
  {
    label: 'Delete User',
    path: hrefs.allUsers,
    words: 'remove account',
    href: hrefs.allUsers,
  },
  {
    label: 'Fund Wallet',
    path: hrefs.mt5Users,
    words: 'add money deposit',
    href: hrefs.mt5Users,
  },
  {
    label: 'Review identities',
    path: hrefs.users,
    words: 'kyc documents verify',
    href: hrefs.reviewIdentities,
  },
  {
    label: 'Add Evaluation',
    path: hrefs.evaluations,
    words: 'create new challenge',
    href: hrefs.evaluationCreate,
  },
  {
    label: 'Add SkillCheck',
    path: hrefs.skillChecks,
    words: 'create new challenge',
    href: hrefs.skillCheckCreate,
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
      .filter(({ path }) => path !== here || path === hrefs.competitions)
      .map((link) => commandOf(link, () => onGoTo(link.href))),
    ...remoteCommands
      .filter(({ path }) => path !== here)
      .map((command) =>
        commandOf(command, () => onGoTo(command.path, { state: toRun(command.label) })),
      ),
  ];
}
