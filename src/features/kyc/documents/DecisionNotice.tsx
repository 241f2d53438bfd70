import { useEffect, useRef } from 'react';
import { RefusalNotice } from '~/ui/feedback/notices';
import type { Refusal } from '~/lib/outcome';

/**
 * While the buttons were disabled, another control of the card may have taken the focus. The notice
 * takes it back.
 */
export function DecisionNotice({ refusal }: { refusal: Refusal }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isInCard = place.current?.closest('[data-entry]')?.contains(document.activeElement);
    if (isInCard)
      place.current?.querySelector<HTMLElement>('[role="alert"]')?.focus({ preventScroll: true });
  }, [refusal]);
  return (
    <div ref={place} className="kyc-refusal">
      <RefusalNotice refusal={refusal} />
    </div>
  );
}
