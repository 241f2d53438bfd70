import { Clock3 } from 'lucide-react';
import { Button } from '../../ui/fields/Button';

export interface IdleWarningProps {
  /** How long the session still lasts. */
  secondsLeft: number;
  /** Keeps the session. */
  onStay: () => void;
  /** Ends the session at once. */
  onSignOut: () => void;
}

/**
 * The last minute before the session ends because nobody used it. Any key or pointer elsewhere
 * takes it away as well.
 */
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
          You will soon be signed out because the console was not used. What you have typed is kept.
        </p>
      </div>
      <p className="idle-seconds" role="timer" aria-label="Time left">
        {secondsLeft} s
      </p>
      <div className="idle-actions">
        <Button variant="outline" onClick={onSignOut}>
          Sign out
        </Button>
        <Button onClick={onStay}>Stay signed in</Button>
      </div>
    </div>
  );
}
