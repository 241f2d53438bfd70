import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { EmptyState } from '../../../ui/feedback/states';
import { UnkeptNotice } from '../../../ui/feedback/notices';
import { Button, IconButton } from '../../../ui/fields/Button';
import { FileInput } from '../../../ui/fields/FileInput';
import { useFocusAfterRemoval } from '../../../ui/keyboard/useFocusAfterRemoval';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog';
import type { Reply } from './replies';
import { replyMessages } from './messages';
import { isolate } from '../../../lib/text';
import './replies.css';

export interface RepliesDialogProps {
  /** The admin's saved replies. */
  replies: readonly Reply[];
  /** False while changes last only as long as the tab. */
  isKept: boolean;
  /** Why a file was not imported. */
  problem: string | undefined;
  /** Called to open the form of a new reply. */
  onAdd: () => void;
  /** Called with the reply to edit. */
  onEdit: (reply: Reply) => void;
  /** Called with the reply to delete. */
  onDelete: (reply: Reply) => void;
  /** A place further up (-1) or down (1). */
  onMove: (reply: Reply, step: 1 | -1) => void;
  /** Called with the file of replies to import. */
  onImport: (file: File) => void;
  /** Called to download all replies as a file. */
  onExport: () => void;
  /** Called to close the dialog. */
  onClose: () => void;
}

interface EntryProps extends Pick<RepliesDialogProps, 'onEdit' | 'onDelete' | 'onMove'> {
  reply: Reply;
  isFirst: boolean;
  isLast: boolean;
}

function Entry({ reply, isFirst, isLast, onEdit, onDelete, onMove }: EntryProps) {
  const { id, name, text } = reply;
  return (
    <li data-entry={id}>
      <div className="reply-text">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p className="clamped muted">
          <bdi>{text}</bdi>
        </p>
      </div>
      <IconButton
        label={`Move ${isolate(name)} up`}
        icon={ArrowUp}
        isDisabled={isFirst}
        onClick={() => onMove(reply, -1)}
      />
      <IconButton
        label={`Move ${isolate(name)} down`}
        icon={ArrowDown}
        isDisabled={isLast}
        onClick={() => onMove(reply, 1)}
      />
      <IconButton label={`Edit ${isolate(name)}`} icon={Pencil} onClick={() => onEdit(reply)} />
      <span data-entry-control>
        <IconButton
          label={`Delete ${isolate(name)}`}
          icon={Trash2}
          onClick={() => onDelete(reply)}
        />
      </span>
    </li>
  );
}

/** The control is a label, because a file can only be chosen by an input. */
function ImportButton({ onImport }: Pick<RepliesDialogProps, 'onImport'>) {
  const id = useId();
  return (
    <span className="reply-import">
      <FileInput id={id} accept=".json,application/json" onChoose={onImport} />
      <label htmlFor={id} className="button" data-variant="outline">
        Import
      </label>
    </span>
  );
}

// R302.
/** The admin's saved replies, in the order in which typing '/' offers them. */
export function RepliesDialog({
  replies,
  isKept,
  problem,
  onAdd,
  onImport,
  onExport,
  onClose,
  onDelete,
  ...entry
}: RepliesDialogProps) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusAfterRemoval(list, replies);
  return (
    <Dialog
      title="Edit replies"
      size="wide"
      // Without a reply the first control is the hidden one that takes a file.
      initialFocus={replies.length === 0 ? add : undefined}
      onClose={onClose}
      footer={
        <>
          <ImportButton onImport={onImport} />
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
        <div className="stack">
          {!isKept && <UnkeptNotice />}
          {problem !== undefined && (
            <p className="notice" data-tone="bad" role="alert">
              {problem}
            </p>
          )}
          {replies.length === 0 && (
            <EmptyState title={replyMessages.none} text={replyMessages.noneText} />
          )}
          <ul ref={list} className="reply-list" tabIndex={-1} aria-label="Replies">
            {replies.map((reply, place) => (
              <Entry
                key={reply.id}
                reply={reply}
                isFirst={place === 0}
                isLast={place === replies.length - 1}
                onDelete={() => {
                  keepFocus(reply.id);
                  onDelete(reply);
                }}
                {...entry}
              />
            ))}
          </ul>
          <p className="muted">{replyMessages.ends}</p>
        </div>
      </DialogBody>
    </Dialog>
  );
}
