import { TriangleAlert } from 'lucide-react';
import { Button } from '../fields/Button';
import { StateMessage } from './StateMessage';

/** A screen that threw: the rest of the console goes on. */
export function CrashedState({ onRetry }: { onRetry: () => void }) {
  return (
    <StateMessage
      icon={TriangleAlert}
      tone="bad"
      role="alert"
      title="This screen stopped working"
      text="The rest of the console is not affected. If it happens again, tell the team what you were doing."
      actions={<Button variant="outline" onClick={onRetry}>Try again</Button>}
    />
  );
}
