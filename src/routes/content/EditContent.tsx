import { useRef, useState } from 'react';
import { loadableOverlay } from '../../components/loadable';
import { contentValues, type ContentDraft } from '../../domain/contentForm';
import { itemOf, type ContentItem, type ContentKind, type ContentValues } from '../../domain/contentItems';
import { newLocalId } from '../../hooks/local/localId';
import { contentMessages } from '../../messages/content';
import { leave } from '../leaving';
import { useLeaveGuard } from '../useLeaveGuard';
import { useNotify } from '../useNotify';

const ContentDialog = loadableOverlay(() => import('../../screens/content/ContentDialog').then((module) => module.ContentDialog));

export interface EditContentProps {
  kind: ContentKind;
  /** What is changed; undefined for a new item. */
  item: ContentItem | undefined;
  /** The category of a new item, as far as the list says. */
  category: string;
  /** What was typed before and left behind. */
  draft: ContentValues | undefined;
  onDraft: (draft: ContentDraft | undefined) => void;
  onSave: (item: ContentItem) => void;
  onClose: () => void;
}

/** The form of an FAQ or a rule at work: kept as a draft until it is saved or given up (promise 7). */
export function EditContent({ kind, item, category, draft, onDraft, onSave, onClose }: EditContentProps) {
  const notify = useNotify();
  const [saved] = useState(() => contentValues(item, category));
  const [isDirty, setIsDirty] = useState(false);
  // However often it is pressed: one form is one item.
  const isSaved = useRef(false);
  const dropDraft = () => { onDraft(undefined); };
  const { release } = useLeaveGuard(isDirty, dropDraft);
  return (
    <ContentDialog
      kind={kind}
      isEditing={item !== undefined}
      saved={saved}
      initial={draft ?? saved}
      onChange={(values, isChanged) => {
        setIsDirty(isChanged);
        onDraft(isChanged ? { kind, id: item?.id ?? '', values } : undefined);
      }}
      onSubmit={(values) => {
        const next = itemOf(kind, item?.id ?? newLocalId(), values);
        if (!next || isSaved.current) return;
        isSaved.current = true;
        onSave(next);
        notify.success(item ? contentMessages.updated(kind) : contentMessages.added(kind));
        release();
        dropDraft();
        onClose();
      }}
      onInvalid={notify.formError}
      onClose={() => { leave(onClose); }}
    />
  );
}
