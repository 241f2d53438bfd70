import { downloadBlob } from '../../api/session/transfer';
import { safeImageUrl } from '../../domain/kyc/imageUrl';
import { useOneAtATime } from '../../hooks/useOneAtATime';
import { documentMessages } from '../../messages/kyc';
import { saveFile } from '../shell/saveFile';
import { useNotify } from '../telling/useNotify';

/** Saves a document's image to the admin's disk. Only an address that may also be shown is asked for (promise 8). */
export function useDownload(): [download: (image: { label: string; url?: unknown }) => void, isDownloading: boolean] {
  const notify = useNotify();
  const { act: download, isBusy: isDownloading } = useOneAtATime(async ({ label, url }: { label: string; url?: unknown }) => {
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
