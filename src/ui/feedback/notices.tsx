import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '~/lib/outcome';
import { Button } from '../fields/Button';
import { isFocusNowhere, pageHeading } from '../keyboard/pageFocus';
import { ShortenedText } from '../text/ShortenedText';

/**
 * Scrolls the notice into view, because it may be above or below what is visible of a long form.
 */
export const showWhole = (notice: HTMLElement | null): void => {
  notice?.scrollIntoView?.({ block: 'nearest' });
};

interface RefusalNoticeProps {
  refusal: Refusal | undefined;
  others?: readonly string[];
}

/**
 * The pressed button was disabled and has lost the focus. The notice takes it instead of the
 * button, because Enter must not send again what may have been done.
 */
function receive(notice: HTMLElement | null): void {
  showWhole(notice);
  if (isFocusNowhere() || document.activeElement === pageHeading())
    notice?.focus({ preventScroll: true });
}

export function RefusalNotice({ refusal, others = [] }: RefusalNoticeProps) {
  const [isLooking, setIsLooking] = useState(false);
  const texts = [...new Set([refusal?.text, ...others])].filter((text) => text !== undefined);
  const { lookAgain } = refusal ?? {};
  const isShown = texts.length > 0;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && !isLooking) receive(notice.current);
  }, [isShown, isLooking]);
  if (!isShown) return null;
  return (
    <div
      ref={notice}
      className="notice form-error"
      data-tone={lookAgain ? 'warn' : 'bad'}
      role="alert"
      tabIndex={-1}
    >
      {texts.map((text) => (
        <ShortenedText key={text} text={text} />
      ))}
      {lookAgain && (
        <Button
          variant="outline"
          isBusy={isLooking}
          onClick={() => {
            setIsLooking(true);
            void lookAgain().finally(() => setIsLooking(false));
          }}
        >
          Look again
        </Button>
      )}
    </div>
  );
}
