import { TriangleAlert } from 'lucide-react';
import { Button } from '../fields/Button';
import { CopyDetails } from './CopyDetails';
import { StateMessage } from './StateMessage';

interface CrashedStateProps {
  /** What was thrown, for the details that can be copied. */
  reason?: unknown;
  /** Renders the screen again. */
  onRetry: () => void;
}

/** Shown if a screen threw an error. The rest of the console keeps working. */
export function CrashedState({ reason, onRetry }: CrashedStateProps) {
  return (
    <StateMessage
      icon={TriangleAlert}
      tone="bad"
      role="alert"
      title="This screen stopped working"
      text="The rest of the console is not affected. If it happens again, tell the team what you were doing."
      actions={
        <>
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
          <CopyDetails reason={reason} />
        </>
      }
    />
  );
}
