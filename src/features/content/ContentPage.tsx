import { useState } from 'react';
import { useListSearch } from '~/list/useListSearch';
import { useDrafted } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { useUndo } from '~/mutation/useUndo';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { loadable } from '~/ui/loadable';
import { writeContentFile, type ImportPlan } from './contentFile';
import { ContentScreen } from './ContentScreen';
import { defaultContent } from './defaults';
import { contentMessages } from './messages';
import {
  chosenCategory,
  itemKey,
  itemsOfKind,
  kindOfTab,
  noContentFilters,
  parseItem,
  readContentValues,
  tabOfKind,
  type ContentItem,
  type ContentItems,
  type ContentKind,
} from './model';
import { saveJson } from '~/lib/browser/saveFile';
import { createEntryStore } from '~/lib/storage/entryStore';
import { useIsKept, useStored } from '~/lib/storage/store';

/** Belongs to the firm and to no admin: everybody who uses this browser sees it. */
const store = createEntryStore<ContentItem>({
  name: 'content',
  version: 2,
  parse: parseItem,
  idOf: itemKey,
  defaults: () => defaultContent,
});

export function useContent() {
  return {
    items: useStored(store),
    isKept: useIsKept(store),
    save: (item: ContentItem) => store.put(item),
    /** Undo restores the item in its place, unless it exists again. */
    remove: (item: ContentItem) => {
      const place = store.placeOf(itemKey(item));
      store.remove(itemKey(item));
      return () => {
        if (!store.get(itemKey(item))) store.put(item, place);
      };
    },
    /** Undo does nothing and returns false if something has changed since. */
    replaceAll: (items: ContentItems) => {
      const before = store.read();
      store.replaceAll(items);
      const written = store.read();
      return () => {
        if (store.read() !== written) return false;
        store.replaceAll(before);
        return true;
      };
    },
  };
}

type LocalContent = ReturnType<typeof useContent>;

const EditContent = loadable(() => import('./ContentDialog'), 'EditContent');
const ImportContent = loadable(() => import('./ImportDialog'), 'ImportContent');

function useContentActions(content: LocalContent) {
  const notify = useNotify();
  const offerUndo = useUndo();
  return {
    remove: (item: ContentItem) => {
      const restore = content.remove(item);
      const undo = offerUndo(() => {
        restore();
        notify.success(contentMessages.restored(item.kind));
      });
      notify.success(contentMessages.deleted(item.kind), { action: undo });
    },
    importPlan: ({ items, counts }: ImportPlan) => {
      const restore = content.replaceAll(items);
      const undo = offerUndo(() => {
        if (restore()) notify.success(contentMessages.importUndone);
        else notify.info(contentMessages.changedSince);
      });
      notify.success(contentMessages.imported(counts), { action: undo });
    },
    exportAll: () => {
      saveJson('content', (exportedAt) => writeContentFile(content.items, exportedAt));
      notify.success(contentMessages.exported);
    },
    restoreDefaults: (kind: ContentKind) => {
      for (const item of itemsOfKind(defaultContent, kind)) content.save(item);
      notify.success(contentMessages.defaultsRestored);
    },
  };
}

interface Edited {
  kind: ContentKind;
  item: ContentItem | undefined;
}

const draftName = 'content';
const draftSource = ({ kind, item }: Edited) => `${kind} ${item?.id ?? ''}`;

function useDraftedContent({ items }: LocalContent): Edited | undefined {
  const drafted = useDrafted(draftName, readContentValues);
  if (!drafted) return undefined;
  const kind = drafted.source.startsWith('rule ') ? 'rule' : 'faq';
  const item = items.find((one) => draftSource({ kind: one.kind, item: one }) === drafted.source);
  return { kind, item };
}

/** Makes no calls. */
export function ContentPage() {
  const content = useContent();
  const actions = useContentActions(content);
  const { filters, setFilters } = useListSearch(noContentFilters, 1, { keepsPage: false });
  const [dialog, setDialog] = useState<Edited | 'import' | undefined>(useDraftedContent(content));
  const kind = kindOfTab(filters.tab);
  const closeDialog = () => setDialog(undefined);
  const openImport = () => setDialog('import');
  const add = (of: ContentKind) => setDialog({ kind: of, item: undefined });
  useScreenCommands([
    { label: 'Add FAQ', run: () => add('faq') },
    { label: 'Add Rule', run: () => add('rule') },
    { label: 'Import content', run: openImport },
    { label: 'Export content', run: actions.exportAll },
  ]);
  return (
    <>
      <ContentScreen
        items={content.items}
        filters={filters}
        isKept={content.isKept}
        onTabChange={(next) =>
          setFilters({ ...filters, tab: tabOfKind(next), category: '' }, false)
        }
        onFiltersChange={setFilters}
        onClearFilters={() => setFilters({ ...noContentFilters, tab: filters.tab }, false)}
        onAdd={() => add(kind)}
        onEdit={(item) => setDialog({ kind: item.kind, item })}
        onDelete={actions.remove}
        onRestoreDefaults={() => actions.restoreDefaults(kind)}
        onImport={openImport}
        onExport={actions.exportAll}
      />
      {dialog === 'import' && (
        <ImportContent items={content.items} onImport={actions.importPlan} onClose={closeDialog} />
      )}
      {dialog && dialog !== 'import' && (
        <EditContent
          {...dialog}
          draft={{ name: draftName, source: draftSource(dialog) }}
          category={dialog.kind === kind ? chosenCategory(filters) : ''}
          onSave={content.save}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
