import { Clock3 } from 'lucide-react';
import { Button } from '~/ui/fields/Button';
import { Row } from '~/ui/layout/Layout';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '~/lib/browser/listen';
import { onVisibilityChange } from '~/lib/browser/visibility';
import { endIfIdle, idleMinutes, noteUse, readIdle, subscribeToUse } from '~/features/auth/idle';

interface IdleWarningProps {
  secondsLeft: number;
  onStay: () => void;
  onSignOut: () => void;
}

export function IdleWarning({ secondsLeft, onStay, onSignOut }: IdleWarningProps) {
  return (
    <div
      className="panel idle-warning"
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
    >
      <Clock3 size={20} aria-hidden />
      <div role="alert">
        <h2 id="idle-title">Are you still there?</h2>
        <p id="idle-text">
          You will soon be signed out because of inactivity. Your drafts are saved.
        </p>
      </div>
      <p role="timer" aria-label="Time left">
        <strong>{secondsLeft} s</strong>
      </p>
      <Row>
        <Button variant="outline" onClick={onSignOut}>
          Sign out
        </Button>
        <Button onClick={onStay}>Stay signed in</Button>
      </Row>
    </div>
  );
}

// 'input' is in the list because an input method's keys are stopped early.
const uses = ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel', 'click'] as const;
/** Checked at least this often, because the clock may be changed. */
const longestWaitMs = 60_000;
const notedEveryMs = 1000;

/** Browsers also report a move when the page changes under a resting pointer. */
function isResting(event: Event, last: { x: number; y: number }): boolean {
  if (event.type !== 'pointermove' || !(event instanceof MouseEvent)) return false;
  const isSame = event.screenX === last.x && event.screenY === last.y;
  last.x = event.screenX;
  last.y = event.screenY;
  return isSame;
}

function watchUse(show: (secondsLeft: number | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = -Infinity;
  const pointer = { x: NaN, y: NaN };
  const check = () => {
    clearTimeout(timer);
    const now = Date.now();
    if (endIfIdle(now)) return;
    const state = readIdle(now);
    if (state.kind === 'over') return;
    show(state.kind === 'ending' ? state.secondsLeft : undefined);
    timer = setTimeout(check, Math.min(state.checkInMs, longestWaitMs));
  };
  const handleUse = (event: Event) => {
    const isInWarning =
      event.target instanceof Element && event.target.closest('.idle-warning') !== null;
    // Otherwise the warning would disappear before its button gets the click.
    if (isResting(event, pointer) || isInWarning) return;
    const now = Date.now();
    if (now >= notedAt && now - notedAt < notedEveryMs) return;
    // The time may already be over, for example after sleep. Then a key must not prolong the
    // session.
    if (readIdle(now).kind !== 'over') {
      notedAt = now;
      const wasEnding = readIdle(now).kind === 'ending';
      noteUse(now);
      if (!wasEnding) return;
    }
    check();
  };
  const stops = [
    listen(uses, handleUse, { capture: true, passive: true }),
    onVisibilityChange(check),
    subscribeToUse(check),
  ];
  check();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

export function IdleSignOut({ onSignOut }: { onSignOut: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  useEffect(() => (idleMinutes() === 0 ? undefined : watchUse(setSecondsLeft)), []);
  if (secondsLeft === undefined) return null;
  const stay = () => {
    noteUse(Date.now());
    setSecondsLeft(undefined);
  };
  // An open dialog makes the page's root inert.
  return createPortal(
    <IdleWarning secondsLeft={secondsLeft} onStay={stay} onSignOut={onSignOut} />,
    document.body,
  );
}
