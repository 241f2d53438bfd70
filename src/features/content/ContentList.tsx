import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { MenuButton } from '../../ui/overlays/MenuButton';
import { ShortenedText } from '../../ui/text/ShortenedText';
import { useFocusAfterRemoval } from '../../ui/keyboard/useFocusAfterRemoval';
import { groupContent } from './filters';
import { bodyOf, headingOf, itemKey, type ContentItem, type ContentKind } from './items';
import { isolate } from '../../lib/text';

export interface ContentListProps {
  /** The filtered items. */
  items: readonly ContentItem[];
  /** Whether questions of the FAQ or rules are listed. */
  kind: ContentKind;
  /** Called with the item to edit. */
  onEdit: (item: ContentItem) => void;
  /** Called with the item to delete. */
  onDelete: (item: ContentItem) => void;
}

/** Clicking its heading opens the form, like 'Edit' in its menu. */
function Item({
  item,
  onEdit,
  onDelete,
}: {
  item: ContentItem;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const heading = headingOf(item);
  return (
    <li className="content-item" data-entry={itemKey(item)}>
      <div className="content-text">
        <h3>
          <button type="button" className="row-open" data-row-open onClick={onEdit}>
            <bdi>{heading}</bdi>
          </button>
        </h3>
        <ShortenedText text={bodyOf(item)} of={heading} lines={4} perLine={90} />
      </div>
      <div data-entry-control>
        <MenuButton
          label={`Actions for ${isolate(heading)}`}
          className="icon-button"
          entries={[
            { kind: 'action', id: 'edit', label: 'Edit', icon: Pencil, onSelect: onEdit },
            {
              kind: 'action',
              id: 'delete',
              label: 'Delete',
              icon: Trash2,
              tone: 'bad',
              onSelect: onDelete,
            },
          ]}
        >
          <Ellipsis size={18} aria-hidden />
        </MenuButton>
      </div>
    </li>
  );
}

/** The items of a kind, grouped by category. Each row has its menu. */
export function ContentList({ items, kind, onEdit, onDelete }: ContentListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(list, items);
  return (
    <div ref={list} className="content-list" tabIndex={-1}>
      {groupContent(items, kind).map(({ category, items: own }) => (
        <section key={category} aria-labelledby={`${id}-${category}`}>
          <div className="content-category">
            <h2 id={`${id}-${category}`}>{category}</h2>
            <span aria-hidden>{own.length}</span>
          </div>
          <ul>
            {own.map((item) => (
              <Item
                key={itemKey(item)}
                item={item}
                onEdit={() => onEdit(item)}
                onDelete={() => {
                  keepFocus(itemKey(item));
                  onDelete(item);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
