import { defaultContent } from '../../domain/content/defaults';
import { writeContentFile } from '../../domain/content/file';
import { itemsOfKind } from '../../domain/content/filters';
import type { ImportPlan } from '../../domain/content/import';
import type { ContentItem, ContentKind } from '../../domain/content/items';
import type { LocalContent } from '../../hooks/content';
import { contentMessages } from '../../messages/content';
import { saveJson } from '../shell/saveJson';
import { useNotify } from '../telling/useNotify';
import { useUndo } from '../telling/useUndo';

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
