import { writeRepliesFile } from '../../domain/support/repliesFile';
import { markExported, readReplies, readUnexported } from '../../hooks/support/replies';
import { signOutMessages } from '../../messages/signOut';
import { repliesEndMessages } from '../../messages/support';
import { askAboutUnexported } from '../confirm/askAboutUnexported';
import { saveJson } from '../shell/saveJson';

/** Saves the admin's replies as a file. */
export function exportReplies(): void {
  saveJson('replies', (exportedAt) => writeRepliesFile(readReplies(), exportedAt));
  markExported();
}

/** Continues a sign-out. If no file has the replies as they are now, the admin is asked first what to do with them (R305). */
export function askAboutReplies(signOut: () => void): void {
  const { length } = readUnexported();
  askAboutUnexported({ count: length, title: signOutMessages.replies.title, ...repliesEndMessages, save: exportReplies }, signOut);
}
