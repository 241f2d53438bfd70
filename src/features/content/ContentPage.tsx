import { useState } from 'react';
import { useListSearch } from '~/list/useListSearch';
import { useDrafted } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { useUndo } from '~/mutation/useUndo';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { loadableOverlay } from '~/ui/loadable';
import { writeContentFile, type ImportPlan } from './contentFile';
import { ContentScreen } from './ContentScreen';
import { defaultContent } from './defaults';
import { contentMessages } from './messages';
import {
  chosenCategory,
  itemsOfKind,
  kindOfTab,
  noContentFilters,
  readContentValues,
  tabOfKind,
  type ContentItem,
  type ContentKind,
} from './model';
import { useContent, type LocalContent } from './useContent';
import { saveJson } from '~/lib/browser/saveFile';

const EditContent = loadableOverlay(() =>
  import('./ContentDialog').then((module) => module.EditContent),
);
const ImportContent = loadableOverlay(() =>
  import('./ImportDialog').then((module) => module.ImportContent),
);

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

/** No call is made. */
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
