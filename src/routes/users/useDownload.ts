import { downloadBlob } from '../../api/transfer';
import { safeImageUrl } from '../../domain/safeImageUrl';
import { useAction } from '../../hooks/useAction';
import { documentMessages } from '../../messages/documents';
import { saveFile } from '../saveFile';
import { useNotify } from '../useNotify';

/** Saves a document's image to the admin's disk. Only an address that may also be shown is asked for (promise 8). */
export function useDownload(): [download: (image: { label: string; url?: unknown }) => void, isDownloading: boolean] {
  const notify = useNotify();
  const [download, isDownloading] = useAction(async ({ label, url }: { label: string; url?: unknown }) => {
    const address = safeImageUrl(url, location.origin);
    if (address === undefined) return;
    try {
      const blob = await downloadBlob(address);
      const ending = /\.(\w{1,5})$/.exec(new URL(address).pathname)?.[1] ?? 'img';
      saveFile(`${label}.${ending}`, blob);
    } catch (failure) {
      notify.failure(documentMessages.downloadFailed, failure);
    }
  });
  return [(image) => void download(image), isDownloading];
}
