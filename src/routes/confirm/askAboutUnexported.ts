import { unexportedMessages } from '../../messages/unexported';
import { confirm } from './confirm';

/** Entries that signing out removes from this browser. */
export interface Unexported {
  /** How many of them no file has as they are now. */
  count: number;
  title: string;
  question: (count: number) => string;
  exportFailed: string;
  /** Saves all entries as a file. If it fails, the admin stays signed in. */
  save: () => void | Promise<void>;
}

/** Continues a sign-out: at once, or after the admin has said what becomes of entries that no file has (R223, R305). */
export function askAboutUnexported({ count, title, question, exportFailed, save }: Unexported, signOut: () => void): void {
  if (count === 0) {
    signOut();
    return;
  }
  confirm({
    title,
    question: question(count),
    consequence: unexportedMessages.consequence(count),
    tone: 'plain',
    other: { label: unexportedMessages.signOut, onChoose: signOut },
    confirmLabel: unexportedMessages.exportAndSignOut,
    onConfirm: async () => {
      try {
        await save();
      } catch {
        return { text: exportFailed };
      }
      signOut();
      return undefined;
    },
  });
}
