import { useEffect } from 'react';
import { kycDocument } from '../model';
import { safeImageUrl } from '../../../lib/imageUrl';
import type { QueueDocument } from './queue';
import { useKycInTurn } from '../useKyc';
import { useUser } from '../../users/queries';

/** Loads the next or previous document's record and images ahead, so that a review by keyboard needn't wait. */
export function IdentityAhead({ document: { person, type } }: { document: QueueDocument }) {
  const { data: record } = useKycInTurn(person.id);
  useUser(person.id);
  const urls = kycDocument(record, type).images.flatMap(({ url }) => safeImageUrl(url, location.origin) ?? []);
  const wanted = urls.join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    const images = wanted.split(' ').map((url) => {
      const image = new Image();
      image.referrerPolicy = 'no-referrer';
      image.src = url;
      return image;
    });
    // Kept in a reference, because the browser may drop an image that nothing refers to.
    return () => void images.splice(0);
  }, [wanted]);
  return null;
}
