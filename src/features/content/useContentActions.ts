import { defaultContent } from './defaults';
import { writeContentFile } from './file';
import { itemsOfKind } from './filters';
import type { ImportPlan } from './import';
import type { ContentItem, ContentKind } from './items';
import type { LocalContent } from './useContent';
import { contentMessages } from './messages';
import { saveJson } from '../../lib/browser/saveJson';
import { useNotify } from '../../mutation/useNotify';
import { useUndo } from '../../mutation/useUndo';

export interface ContentActions {
  remove: (item: ContentItem) => void;
  importPlan: (plan: ImportPlan) => void;
  exportAll: () => void;
  restoreDefaults: (kind: ContentKind) => void;
}

/** The actions on FAQs and rules that happen at once. A toast reports each, with an undo if something was removed (R185, R187). */
export function useContentActions(content: LocalContent): ContentActions {
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
