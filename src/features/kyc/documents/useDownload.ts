import { apiBase } from '~/api/http/base';
import { downloadBlob } from '~/api/session/transfer';
import type { KycRecord } from '~/api/types';
import { freshAddress } from '../model';
import { safeImageUrl } from '~/lib/imageUrl';
import type { SourceReading } from '~/api/reading/reading';
import { useOneAtATime } from '~/mutation/useOneAtATime';
import { documentMessages } from '../messages';
import { openToSave, saveFile } from '~/lib/browser/saveFile';
import { useNotify } from '~/mutation/useNotify';

/** Only what the policy's `connect-src` allows can be fetched. The browser saves any other file. */
const isWithinReach = (address: string) =>
  [location.origin, new URL(apiBase(), location.href).origin].includes(new URL(address).origin);

/**
 * Reads the record first, because the file's address may have expired. Unsafe addresses are never
 * opened (promise 8).
 */
export function useDownload({
  data: before,
  readAgain,
}: Pick<SourceReading<KycRecord | null>, 'data' | 'readAgain'>): [
  download: (image: { label: string; url?: unknown }) => void,
  isDownloading: boolean,
] {
  const notify = useNotify();
  const { act: download, isBusy: isDownloading } = useOneAtATime(
    async ({ label, url }: { label: string; url?: unknown }) => {
      const address = safeImageUrl(freshAddress(url, before, await readAgain()), location.origin);
      if (address === undefined) return;
      if (!isWithinReach(address)) {
        openToSave(address);
        return;
      }
      try {
        const blob = await downloadBlob(address);
        const ending = /\.(\w{1,5})$/.exec(new URL(address).pathname)?.[1] ?? 'img';
        saveFile(`${label}.${ending}`, blob);
      } catch (failure) {
        notify.failure(documentMessages.downloadFailed, failure);
      }
    },
  );
  return [(image) => void download(image), isDownloading];
}
