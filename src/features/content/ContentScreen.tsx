import { countOf } from '~/lib/numbers';
import { Download, Inbox, Plus, Upload, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { FilteredEmptyState, StateMessage, UnkeptNotice } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { FilterBar, SelectFilter } from '~/ui/fields/filters';
import { Page } from '~/ui/layout/Page';
import { Tabs } from '~/ui/layout/Tabs';
import { MenuButton } from '~/ui/overlays/MenuButton';
import { ShortenedText } from '~/ui/text/ShortenedText';
import {
  groupContent,
  bodyOf,
  headingOf,
  itemKey,
  type ContentItem,
  type ContentKind,
  chosenCategory,
  filterContent,
  hasContentFilters,
  itemsOfKind,
  kindOfTab,
  type ContentFilters,
  categoryOptions,
  type ContentItems,
} from './model';
import { isolate } from '~/lib/text';
import './content.css';

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

function ContentList({
  items,
  kind,
  onEdit,
  onDelete,
}: Pick<ContentScreenProps, 'items' | 'onEdit' | 'onDelete'> & { kind: ContentKind }) {
  return (
    <div className="content-list">
      {groupContent(items, kind).map(({ category, items: own }) => (
        <section key={category} aria-label={category}>
          <div className="content-category">
            <h2>{category}</h2>
            <span aria-hidden>{own.length}</span>
          </div>
          <ul>
            {own.map((item) => (
              <Item
                key={itemKey(item)}
                item={item}
                onEdit={() => onEdit(item)}
                onDelete={() => onDelete(item)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ContentScreenProps {
  items: ContentItems;
  filters: ContentFilters;
  isKept: boolean;
  onTabChange: (kind: ContentKind) => void;
  onFiltersChange: (filters: ContentFilters, isTyping: boolean) => void;
  onClearFilters: () => void;
  onAdd: () => void;
  onEdit: (item: ContentItem) => void;
  onDelete: (item: ContentItem) => void;
  onRestoreDefaults: () => void;
  onImport: () => void;
  onExport: () => void;
}

const tabs = [
  { value: 'faq', label: 'FAQ' },
  { value: 'rule', label: 'Rules' },
] as const satisfies readonly { value: ContentKind; label: string }[];

const words = {
  faq: {
    add: 'Add FAQ',
    one: 'question',
    many: 'questions',
    search: 'Search questions and answers',
    empty: 'No FAQ yet',
  },
  rule: {
    add: 'Add Rule',
    one: 'rule',
    many: 'rules',
    search: 'Search titles and descriptions',
    empty: 'No rules yet',
  },
} as const satisfies Record<ContentKind, unknown>;

function Filters({
  items,
  filters,
  onChange,
}: Pick<ContentScreenProps, 'items' | 'filters'> & {
  onChange: ContentScreenProps['onFiltersChange'];
}) {
  const kind = kindOfTab(filters.tab);
  const count = filterContent(items, filters).length;
  const total = itemsOfKind(items, kind).length;
  const wanted = { search: filters.search, category: chosenCategory(filters) };
  return (
    <FilterBar
      filters={wanted}
      search={{
        placeholder: words[kind].search,
        onChange: (search) => onChange({ ...filters, search }, true),
      }}
      tail={
        <>
          <p className="filter-note" role="status">
            {`${count < total ? `${count} of ` : ''}${countOf(total, words[kind])}`}
          </p>
          <p className="filter-note content-note">Saved in this browser only</p>
        </>
      }
    >
      <SelectFilter
        label="Category"
        name="category"
        options={categoryOptions(kind, 'All Categories')}
        value={wanted.category}
        onChange={(category) => onChange({ ...filters, category }, false)}
      />
    </FilterBar>
  );
}

function Items({
  items,
  filters,
  onClearFilters,
  onEdit,
  onDelete,
  onRestoreDefaults,
}: Pick<
  ContentScreenProps,
  'items' | 'filters' | 'onClearFilters' | 'onEdit' | 'onDelete' | 'onRestoreDefaults'
>) {
  const kind = kindOfTab(filters.tab);
  const shown = filterContent(items, filters);
  const { add, empty } = words[kind];
  const total = itemsOfKind(items, kind).length;
  if (total === 0) {
    return (
      <StateMessage
        icon={Inbox}
        title={empty}
        text={`Add the first one with '${add}', or begin with the defaults.`}
        role="status"
        actions={
          <Button variant="outline" onClick={onRestoreDefaults}>
            Restore the defaults
          </Button>
        }
      />
    );
  }
  if (shown.length === 0 && hasContentFilters(filters))
    return <FilteredEmptyState words={words[kind]} searched={total} onClear={onClearFilters} />;
  return <ContentList items={shown} kind={kind} onEdit={onEdit} onDelete={onDelete} />;
}

export function ContentScreen({
  isKept,
  onTabChange,
  onFiltersChange,
  onAdd,
  onImport,
  onExport,
  ...list
}: ContentScreenProps) {
  const { items, filters } = list;
  const kind = kindOfTab(filters.tab);
  return (
    <Page
      title="Content Management"
      actions={
        <>
          <Button icon={Upload} variant="outline" onClick={onImport}>
            Import
          </Button>
          <Button icon={Download} variant="outline" onClick={onExport}>
            Export
          </Button>
          <Button icon={Plus} onClick={onAdd}>
            {words[kind].add}
          </Button>
        </>
      }
    >
      {!isKept && <UnkeptNotice />}
      <div className="panel">
        <Tabs name="content" label="Content" tabs={tabs} current={kind} onChange={onTabChange}>
          <Filters items={items} filters={filters} onChange={onFiltersChange} />
          <Items {...list} />
        </Tabs>
      </div>
    </Page>
  );
}
