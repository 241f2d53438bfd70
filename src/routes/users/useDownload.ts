import { downloadBlob } from '../../api/transfer';
import { safeImageUrl } from '../../domain/safeImageUrl';
import { useAction } from '../../hooks/useAction';
import { documentMessages } from '../../messages/documents';
import { useNotify } from '../useNotify';

/** Longest that the browser is given to start saving, in milliseconds; then the bytes are let go. */
const keptMs = 60_000;

function offer(blob: Blob, name: string) {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(href);
  }, keptMs);
}

/** Saves a document's image to the admin's disk. Only an address that may also be shown is asked for (promise 8). */
export function useDownload(): [download: (image: { label: string; url?: unknown }) => void, isDownloading: boolean] {
  const notify = useNotify();
  const [download, isDownloading] = useAction(async ({ label, url }: { label: string; url?: unknown }) => {
    const address = safeImageUrl(url, location.origin);
    if (address === undefined) return;
    try {
      const blob = await downloadBlob(address);
      const ending = /\.(\w{1,5})$/.exec(new URL(address).pathname)?.[1] ?? 'img';
      offer(blob, `${label}.${ending}`);
    } catch (failure) {
      notify.failure(documentMessages.downloadFailed, failure);
    }
  });
  return [(image) => void download(image), isDownloading];
}
