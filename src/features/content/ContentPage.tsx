import { defaultContent } from './defaults';
import { writeContentFile } from './file';
import { itemsOfKind, chosenCategory, kindOfTab, tabOfKind, type ContentFilters } from './filters';
import type { ImportPlan } from './import';
import type { ContentItem, ContentKind } from './items';
import { type LocalContent, useContent } from './useContent';
import { contentMessages } from './messages';
import { saveJson } from '../../lib/browser/saveFile';
import { useNotify } from '../../mutation/useNotify';
import { useUndo } from '../../mutation/useUndo';
import { useState } from 'react';
import { ContentScreen } from './ContentScreen';
import { useScreenCommands } from '../../ui/keyboard/screenCommands';
import { useListSearch } from '../../list/useListSearch';
import { EditContent, useDraftedContent } from './EditContent';
import { ImportContent } from './ImportContent';

interface ContentActions {
  remove: (item: ContentItem) => void;
  importPlan: (plan: ImportPlan) => void;
  exportAll: () => void;
  restoreDefaults: (kind: ContentKind) => void;
}

/**
 * The actions on FAQs and rules that happen at once. A toast reports each, with an undo if
 * something was removed (R185).
 */
function useContentActions(content: LocalContent): ContentActions {
  const notify = useNotify();
  const offerUndo = useUndo();
  return {
    remove: (item) => {
      const restore = content.remove(item);
      const undo = offerUndo(() => {
        restore();
        notify.success(contentMessages.restored(item.kind));
      });
      notify.success(contentMessages.deleted(item.kind), { action: undo });
    },
    importPlan: ({ items, counts }) => {
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
    restoreDefaults: (kind) => {
      for (const item of itemsOfKind(defaultContent, kind)) content.save(item);
      notify.success(contentMessages.defaultsRestored);
    },
  };
}

const noFilters: ContentFilters = { tab: '', category: '', search: '' };

type OpenDialog =
  | { kind: 'import' }
  | { kind: 'edit'; of: ContentKind; item: ContentItem | undefined };

/** Section 2, Content Management. All of it is local: no call is made (section 7). */
export function ContentPage() {
  const content = useContent();
  const actions = useContentActions(content);
  const { filters, setFilters } = useListSearch(noFilters, 1, { keepsPage: false });
  const drafted = useDraftedContent(content.items);
  // A form or import that was open before a lost session or a reload opens again (promise 7).
  const [dialog, setDialog] = useState<OpenDialog | undefined>(
    drafted && { kind: 'edit', ...drafted },
  );
  const kind = kindOfTab(filters.tab);
  const closeDialog = () => setDialog(undefined);
  const openImport = () => setDialog({ kind: 'import' });
  const add = (of: ContentKind) => setDialog({ kind: 'edit', of, item: undefined });
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
        onClearFilters={() => setFilters({ ...noFilters, tab: filters.tab }, false)}
        onAdd={() => add(kind)}
        onEdit={(item) => setDialog({ kind: 'edit', of: item.kind, item })}
        onDelete={actions.remove}
        onRestoreDefaults={() => actions.restoreDefaults(kind)}
        onImport={openImport}
        onExport={actions.exportAll}
      />
      {dialog?.kind === 'import' && (
        <ImportContent items={content.items} onImport={actions.importPlan} onClose={closeDialog} />
      )}
      {dialog?.kind === 'edit' && (
        <EditContent
          kind={dialog.of}
          item={dialog.item}
          category={dialog.of === kind ? chosenCategory(filters) : ''}
          onSave={content.save}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
