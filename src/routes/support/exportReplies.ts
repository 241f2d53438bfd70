import { writeRepliesFile } from '../../domain/support/repliesFile';
import { localDay } from '../../domain/values/dates';
import { markExported, readReplies, readUnexported } from '../../hooks/support/replies';
import { signOutMessages } from '../../messages/signOut';
import { replyMessages } from '../../messages/support';
import { confirm } from '../confirm/confirm';
import { saveFile } from '../shell/saveFile';

/** Saves the admin's replies as a file. */
export function exportReplies(): void {
  const exportedAt = new Date().toISOString();
  saveFile(`replies-${localDay(exportedAt)}.json`, writeRepliesFile(readReplies(), exportedAt), 'application/json');
  markExported();
}

/** Goes on with a sign-out: at once, or after the admin has said what becomes of replies that no file has (R305). */
export function askAboutReplies(signOut: () => void): void {
  const { length } = readUnexported();
  if (length === 0) {
    signOut();
    return;
  }
  confirm({
    title: signOutMessages.replies.title,
    question: replyMessages.endQuestion,
    consequence: replyMessages.endConsequence(length),
    tone: 'plain',
    other: { label: replyMessages.endLabel, onChoose: signOut },
    confirmLabel: replyMessages.endExportLabel,
    onConfirm: () => {
      exportReplies();
      signOut();
    },
  });
}
