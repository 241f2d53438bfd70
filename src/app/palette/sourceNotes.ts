import type { PaletteNote } from './CommandPalette';
import { sourceNames, waitingSources } from './recordSources';
import type { AccountSearch } from './accountSearch';
import type { RecordSources } from './useRecordSources';
import { findMessages } from './messages';

const accountWords = 'trading accounts';

/** What the palette says of the lists that are not read yet, or could not be. */
export function sourceNotes(sources: RecordSources, accounts: AccountSearch): PaletteNote[] {
  const waiting = waitingSources(sources);
  return [
    ...sourceNames.flatMap((name): PaletteNote[] => {
      const state = sources[name];
      if (state.kind === 'reading') return [{ text: findMessages.reading(name, state) }];
      if (state.kind === 'failed') return [{ text: findMessages.failed(name), onRetry: state.onRetry }];
      return state.kind === 'read' && !state.isComplete ? [{ text: findMessages.incomplete(name) }] : [];
    }),
    ...(waiting.length > 0 ? [{ text: findMessages.waiting(waiting) }] : []),
    ...(accounts.isSearching ? [{ text: findMessages.searching(accountWords) }] : []),
    ...(accounts.error && !accounts.isSearching ? [{ text: findMessages.failed(accountWords), onRetry: accounts.retry }] : []),
  ];
}
