import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIsKept, newLocalId } from '~/lib/storage/store';
import { isolate, trimText } from '~/lib/text';
import { useDrafted, useFormDraft } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { useUndo } from '~/mutation/useUndo';
import { EmptyState, UnkeptNotice } from '~/ui/feedback/states';
import { Button, IconButton } from '~/ui/fields/Button';
import { FileInput } from '~/ui/fields/FileInput';
import { errorText, resolverOf, useFormValues } from '~/ui/fields/formRules';
import { TextAreaField, TextField } from '~/ui/fields/Field';
import { Stack } from '~/ui/layout/Layout';
import { Dialog, DialogBody, FormDialog } from '~/ui/overlays/Dialog';
import {
  replyMessages,
  importReplies,
  moveReply,
  noReply,
  readRepliesFile,
  readReplyValues,
  validateReply,
  writeRepliesFile,
  type RepliesFile,
  type Reply,
  type ReplyValues,
} from './model';
import { replyStore, useReplies } from './useReplies';
import { fileProblems } from '~/lib/fileProblems';
import { saveJson } from '~/lib/browser/saveFile';
import { leave } from '~/mutation/confirm';

interface EditReplyProps {
  draftName: string;
  reply: Reply | undefined;
  onSave: (reply: Reply) => void;
  onClose: () => void;
}

export function EditReply({ draftName, reply, onSave, onClose }: EditReplyProps) {
  const draft = useFormDraft<ReplyValues>({
    name: draftName,
    parse: readReplyValues,
    start: reply ? { name: reply.name, text: reply.text } : noReply,
    isChanged: (opened, { name, text }) => opened.name !== name || opened.text !== text,
    source: reply?.id ?? '',
  });
  const form = useForm<ReplyValues>({
    defaultValues: draft.initial,
    resolver: resolverOf(validateReply),
  });
  useFormValues(form, draft.change);
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name, text }) => {
    // However often it is pressed, one form saves one reply.
    if (draft.finish())
      onSave({ id: reply?.id ?? newLocalId(), name: trimText(name), text: trimText(text) });
  });
  return (
    <FormDialog
      title={reply ? 'Edit reply' : 'Add reply'}
      className="stack"
      submitLabel="Save"
      onSubmit={() => void submit()}
      onClose={() => leave(onClose)}
    >
      <TextField label="Name" error={errorText(errors, 'name')} input={form.register('name')} />
      <TextAreaField
        label="Text"
        error={errorText(errors, 'text')}
        help="{name} becomes the user’s name, {ticket} the ticket’s ID. Replace other words in braces before you send."
        textarea={{ ...form.register('text'), rows: 8, dir: 'auto' }}
      />
    </FormDialog>
  );
}

interface EntryProps {
  reply: Reply;
  isFirst: boolean;
  isLast: boolean;
  onEdit: (reply: Reply) => void;
  onDelete: (reply: Reply) => void;
  onMove: (reply: Reply, step: 1 | -1) => void;
}

function Entry({ reply, isFirst, isLast, onEdit, onDelete, onMove }: EntryProps) {
  const name = isolate(reply.name);
  return (
    <li className="row" data-gap={1} data-entry={reply.id}>
      <div className="reply-text">
        <h3>
          <bdi>{reply.name}</bdi>
        </h3>
        <p className="clamped muted">
          <bdi>{reply.text}</bdi>
        </p>
      </div>
      <IconButton
        label={`Move ${name} up`}
        icon={ArrowUp}
        isDisabled={isFirst}
        onClick={() => onMove(reply, -1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={ArrowDown}
        isDisabled={isLast}
        onClick={() => onMove(reply, 1)}
      />
      <IconButton label={`Edit ${name}`} icon={Pencil} onClick={() => onEdit(reply)} />
      <span data-entry-control>
        <IconButton label={`Delete ${name}`} icon={Trash2} onClick={() => onDelete(reply)} />
      </span>
    </li>
  );
}

interface RepliesDialogProps extends Pick<EntryProps, 'onEdit' | 'onDelete' | 'onMove'> {
  replies: readonly Reply[];
  isKept: boolean;
  problem: string | undefined;
  onAdd: () => void;
  onImport: (file: File) => void;
  onExport: () => void;
  onClose: () => void;
}

export function RepliesDialog({
  replies,
  isKept,
  problem,
  onAdd,
  onImport,
  onExport,
  onClose,
  ...entry
}: RepliesDialogProps) {
  const add = useRef<HTMLButtonElement>(null);
  const importId = useId();
  return (
    <Dialog
      title="Saved replies"
      size="wide"
      // Without a reply, the first control is the hidden file input.
      initialFocus={replies.length === 0 ? add : undefined}
      onClose={onClose}
      footer={
        <>
          <span className="reply-import">
            <FileInput id={importId} accept=".json,application/json" onChoose={onImport} />
            <label htmlFor={importId} className="button" data-variant="outline">
              Import
            </label>
          </span>
          <Button variant="outline" isDisabled={replies.length === 0} onClick={onExport}>
            Export
          </Button>
          <Button ref={add} onClick={onAdd}>
            Add reply
          </Button>
        </>
      }
    >
      <DialogBody>
        <Stack>
          {!isKept && <UnkeptNotice />}
          {problem !== undefined && (
            <p className="notice" data-tone="bad" role="alert">
              {problem}
            </p>
          )}
          {replies.length === 0 && (
            <EmptyState title={replyMessages.none} text={replyMessages.noneText} />
          )}
          <ul className="reply-list" aria-label="Replies">
            {replies.map((reply, place) => (
              <Entry
                key={reply.id}
                reply={reply}
                isFirst={place === 0}
                isLast={place === replies.length - 1}
                {...entry}
              />
            ))}
          </ul>
          <p className="muted">{replyMessages.ends}</p>
        </Stack>
      </DialogBody>
    </Dialog>
  );
}

export function EditReplies({ draftName, onClose }: Pick<EditReplyProps, 'draftName' | 'onClose'>) {
  const replies = useReplies();
  const isKept = useIsKept(replyStore);
  const notify = useNotify();
  const offerUndo = useUndo();
  const drafted = useDrafted(draftName, readReplyValues);
  // Undefined is a new reply, null the list.
  const [edited, setEdited] = useState<Reply | null | undefined>(() =>
    drafted ? replies.find(({ id }) => id === drafted.source) : null,
  );
  const [problem, setProblem] = useState<string>();
  const importFile = async (file: File) => {
    const read = await file
      .text()
      .then(readRepliesFile, (): RepliesFile => ({ problem: fileProblems.unreadable }));
    setProblem(read.problem && replyMessages.notImported(read.problem));
    if (!read.replies) return;
    const imported = importReplies(replies, read.replies, newLocalId);
    replyStore.replaceAll(imported.replies);
    notify.success(replyMessages.imported(imported));
  };
  if (edited !== null) {
    const showList = () => setEdited(null);
    return (
      <EditReply
        draftName={draftName}
        reply={edited}
        onClose={showList}
        onSave={(reply) => {
          replyStore.put(reply);
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
        const place = replyStore.placeOf(reply.id);
        replyStore.remove(reply.id);
        const undo = offerUndo(() => {
          replyStore.put(reply, place);
          notify.success(replyMessages.restored);
        });
        notify.success(replyMessages.deleted, { action: undo });
      }}
      onMove={({ id }, step) => replyStore.replaceAll(moveReply(replies, id, step))}
      onImport={(file) => void importFile(file)}
      onExport={() => {
        saveJson('replies', (exportedAt) => writeRepliesFile(replies, exportedAt));
        notify.success(replyMessages.exported);
      }}
      onClose={onClose}
    />
  );
}
