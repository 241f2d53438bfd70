import { loadableOverlay } from '../../ui/loadable';
import { contentValues, isContentChanged, readContentValues } from './form';
import {
  itemOf,
  type ContentItem,
  type ContentItems,
  type ContentKind,
  type ContentValues,
} from './items';
import { newLocalId } from '../../lib/storage/localId';
import { contentMessages } from './messages';
import { useDrafted, useFormDraft } from '../../mutation/useFormDraft';
import { leave } from '../../mutation/confirm';
import { useNotify } from '../../mutation/useNotify';

const ContentDialog = loadableOverlay(() =>
  import('./ContentDialog').then((module) => module.ContentDialog),
);

const draftName = 'content';

/** The subject of a draft: an FAQ or a rule with its id, or a new one. */
const sourceOf = (kind: ContentKind, item: ContentItem | undefined) => `${kind} ${item?.id ?? ''}`;

/**
 * The subject of an unfinished draft. `item` is undefined for a new item, and if the item no longer
 * exists.
 */
export function useDraftedContent(
  items: ContentItems,
): { of: ContentKind; item: ContentItem | undefined } | undefined {
  const drafted = useDrafted(draftName, readContentValues);
  if (!drafted) return undefined;
  const item = items.find((one) => sourceOf(one.kind, one) === drafted.source);
  return { of: drafted.source.startsWith('rule ') ? 'rule' : 'faq', item };
}

export interface EditContentProps {
  kind: ContentKind;
  /** The item to change; undefined for a new item. */
  item: ContentItem | undefined;
  /** The first category of a new item. */
  category: string;
  onSave: (item: ContentItem) => void;
  onClose: () => void;
}

/** The container of the form of an FAQ or a rule. */
export function EditContent({ kind, item, category, onSave, onClose }: EditContentProps) {
  const notify = useNotify();
  const form = useFormDraft({
    name: draftName,
    parse: readContentValues,
    start: contentValues(item, category),
    isChanged: (opened: ContentValues, values: ContentValues) =>
      isContentChanged(kind, opened, values),
    source: sourceOf(kind, item),
  });
  return (
    <ContentDialog
      kind={kind}
      isEditing={item !== undefined}
      initial={form.initial}
      onChange={form.change}
      onSubmit={(values) => {
        const next = itemOf(kind, item?.id ?? newLocalId(), values);
        // However often the button is pressed, one form makes one item.
        if (!next || !form.finish()) return;
        onSave(next);
        notify.success(item ? contentMessages.updated(kind) : contentMessages.added(kind));
        onClose();
      }}
      onInvalid={notify.formError}
      onClose={() => leave(onClose)}
    />
  );
}
