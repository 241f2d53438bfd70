import { vi } from 'vitest';
import { subscribe } from '~/lib/storage/texts';

/** Empties the storage, and what this tab has in its memory because storage was full. */
export function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  const end = subscribe(() => undefined);
  // As another tab's `clear()` does.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  end();
}

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

/** From now on nothing can be stored. */
export const fillStorage = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
