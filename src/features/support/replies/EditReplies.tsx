import { useState } from 'react';
import { loadableOverlay } from '../../../ui/loadable';
import { moveReply, noReply, readReplyValues, type Reply, type ReplyValues } from './replies';
import { importReplies, readRepliesFile, writeRepliesFile, type RepliesFile } from './repliesFile';
import { useReplyEditing } from './useReplies';
import { newLocalId } from '../../../lib/storage/localId';
import { replyMessages } from './messages';
import { useDrafted, useFormDraft } from '../../../mutation/useFormDraft';
import { leave } from '../../../mutation/confirm';
import { saveJson } from '../../../lib/browser/saveJson';
import { useNotify } from '../../../mutation/useNotify';
import { useUndo } from '../../../mutation/useUndo';
import { trimText } from '../../../lib/text';
import { replyDraftName } from './replyDraft';

const RepliesDialog = loadableOverlay(() =>
  import('./RepliesDialog').then((module) => module.RepliesDialog),
);
const ReplyDialog = loadableOverlay(() =>
  import('./ReplyDialog').then((module) => module.ReplyDialog),
);

const valuesOf = (reply: Reply | undefined): ReplyValues =>
  reply ? { name: reply.name, text: reply.text } : noReply;

/** The form of a reply at work. */
function EditReply({
  reply,
  onSave,
  onClose,
}: {
  reply: Reply | undefined;
  onSave: (reply: Reply) => void;
  onClose: () => void;
}) {
  const form = useFormDraft({
    name: replyDraftName,
    parse: readReplyValues,
    start: valuesOf(reply),
    isChanged: (opened: ReplyValues, values: ReplyValues) =>
      opened.name !== values.name || opened.text !== values.text,
    source: reply?.id ?? '',
  });
  return (
    <ReplyDialog
      isEditing={reply !== undefined}
      initial={form.initial}
      onChange={form.change}
      onSubmit={({ name, text }) => {
        // However often it is pressed: one form is one reply.
        if (form.finish())
          onSave({ id: reply?.id ?? newLocalId(), name: trimText(name), text: trimText(text) });
      }}
      onClose={() => leave(onClose)}
    />
  );
}

/**
 * What was left behind in the form is edited first (promise 7). Undefined for a new reply; null for
 * the list.
 */
function useEdited(replies: readonly Reply[]) {
  const drafted = useDrafted(replyDraftName, readReplyValues);
  return useState<Reply | null | undefined>(() =>
    drafted ? replies.find(({ id }) => id === drafted.source) : null,
  );
}

/** The admin's replies at work: the list, and the form of one. */
export function EditReplies({ onClose }: { onClose: () => void }) {
  const { replies, isKept, save, remove, replaceAll } = useReplyEditing();
  const notify = useNotify();
  const offerUndo = useUndo();
  const [edited, setEdited] = useEdited(replies);
  const [problem, setProblem] = useState<string>();
  const importFile = async (file: File) => {
    const read = await file
      .text()
      .then(readRepliesFile, (): RepliesFile => ({ problem: replyMessages.unreadableFile }));
    setProblem(read.problem && replyMessages.notImported(read.problem));
    if (!read.replies) return;
    const made = importReplies(replies, read.replies, newLocalId);
    replaceAll(made.replies);
    notify.success(replyMessages.imported(made));
  };
  if (edited !== null) {
    const showList = () => setEdited(null);
    return (
      <EditReply
        reply={edited}
        onClose={showList}
        onSave={(reply) => {
          save(reply);
          notify.success(replyMessages.saved);
          showList();
        }}
      />
    );
  }
  return (
    <RepliesDialog
      replies={replies}
      isKept={isKept}
      problem={problem}
      onAdd={() => setEdited(undefined)}
      onEdit={setEdited}
      onDelete={(reply) => {
        const restore = remove(reply);
        const undo = offerUndo(() => {
          restore();
          notify.success(replyMessages.restored);
        });
        notify.success(replyMessages.deleted, { action: undo });
      }}
      onMove={({ id }, step) => replaceAll(moveReply(replies, id, step))}
      onImport={(file) => void importFile(file)}
      onExport={() => {
        saveJson('replies', (exportedAt) => writeRepliesFile(replies, exportedAt));
        notify.success(replyMessages.exported);
      }}
      onClose={onClose}
    />
  );
}
