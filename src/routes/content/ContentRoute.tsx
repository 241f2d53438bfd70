import { useState } from 'react';
import { defaultContent } from '../../domain/contentDefaults';
import { writeContentFile } from '../../domain/contentFile';
import { chosenCategory, itemsOfKind, kindOfTab, tabOfKind, type ContentFilters } from '../../domain/contentFilters';
import { parseContentDraft } from '../../domain/contentForm';
import type { ImportPlan } from '../../domain/contentImport';
import type { ContentItem, ContentKind, ContentValues } from '../../domain/contentItems';
import { localDay } from '../../domain/dates';
import { useContent } from '../../hooks/local/content';
import { useDraft } from '../../hooks/local/useDraft';
import { contentMessages } from '../../messages/content';
import { ContentScreen } from '../../screens/content/ContentScreen';
import { saveFile } from '../saveFile';
import { useListSearch } from '../useListSearch';
import { useNotify } from '../useNotify';
import { useUndo } from '../useUndo';
import { EditContent } from './EditContent';
import { ImportContent } from './ImportContent';

const noFilters: ContentFilters = { tab: '', category: '', search: '' };

type OpenDialog = { kind: 'import' } | { kind: 'edit'; of: ContentKind; item: ContentItem | undefined; draft?: ContentValues };

/** Section 2, Content Management. All of it is local: no call is made (section 7). */
export function ContentRoute() {
  const notify = useNotify();
  const offerUndo = useUndo();
  const content = useContent();
  const { filters, setFilters } = useListSearch(noFilters, 1, { keepsPage: false });
  const { draft, save: saveDraft, discard: discardDraft } = useDraft('content', parseContentDraft);
  // What a lost session or a reload left behind is opened again (promise 7).
  const [dialog, setDialog] = useState<OpenDialog | undefined>(
    draft && { kind: 'edit', of: draft.kind, item: content.items.find((item) => item.kind === draft.kind && item.id === draft.id), draft: draft.values },
  );
  const kind = kindOfTab(filters.tab);
  const closeDialog = () => { setDialog(undefined); };
  const succeed = (text: string, takeBack: () => void) => { notify.success(text, offerUndo(takeBack)); };
  const handleDelete = (item: ContentItem) => {
    const restore = content.remove(item);
    succeed(contentMessages.deleted(item.kind), () => {
      restore();
      notify.success(contentMessages.restored(item.kind));
    });
  };
  const handleImport = ({ items, counts }: ImportPlan) => {
    const restore = content.replaceAll(items);
    succeed(contentMessages.imported(counts), () => {
      if (restore()) notify.success(contentMessages.importUndone);
      else notify.info(contentMessages.changedSince);
    });
  };
  const handleExport = () => {
    const exportedAt = new Date().toISOString();
    saveFile(`content-${localDay(exportedAt)}.json`, writeContentFile(content.items, exportedAt), 'application/json');
    notify.success(contentMessages.exported);
  };
  return (
    <>
      <ContentScreen
        items={content.items}
        filters={filters}
        isKept={content.isKept}
        onTabChange={(next) => { setFilters({ ...filters, tab: tabOfKind(next), category: '' }, false); }}
        onFiltersChange={setFilters}
        onClearFilters={() => { setFilters({ ...noFilters, tab: filters.tab }, false); }}
        onAdd={() => { setDialog({ kind: 'edit', of: kind, item: undefined }); }}
        onEdit={(item) => { setDialog({ kind: 'edit', of: item.kind, item }); }}
        onDelete={handleDelete}
        onRestoreDefaults={() => {
          for (const item of itemsOfKind(defaultContent, kind)) content.save(item);
          notify.success(contentMessages.defaultsRestored);
        }}
        onImport={() => { setDialog({ kind: 'import' }); }}
        onExport={handleExport}
      />
      {dialog?.kind === 'import' && <ImportContent items={content.items} onImport={handleImport} onClose={closeDialog} />}
      {dialog?.kind === 'edit' && (
        <EditContent
          kind={dialog.of}
          item={dialog.item}
          category={chosenCategory(filters)}
          draft={dialog.draft}
          onDraft={(next) => {
            if (next) saveDraft(next);
            else discardDraft();
          }}
          onSave={content.save}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
