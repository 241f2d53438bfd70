import { IdCard } from 'lucide-react';
import { ForbiddenState, StateMessage } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { useKeyCommands } from '../../../ui/keyboard/keyListeners';
import { kycQueueMessages as says } from '../messages';
import { KycQueueFrame, type KycQueueSearch } from './KycQueueFrame';

export interface KycQueueRestProps {
  /** The documents found so far, and how far the search is. */
  search: KycQueueSearch;
  /** True if the server refused access to what the search reads. */
  isForbidden: boolean;
  /** Called to return to the last document that was found. */
  onBack: () => void;
  /** Called to end the run here and show its summary. */
  onFinish: () => void;
  /** Called to go to the users. The run is kept in this tab. */
  onLeave: () => void;
}

function Rest({
  search: { queue, status, trouble },
  isForbidden,
}: Pick<KycQueueRestProps, 'search' | 'isForbidden'>) {
  if (isForbidden) return <ForbiddenState />;
  if (trouble)
    return (
      <StateMessage
        icon={IdCard}
        tone="warn"
        title="The search is paused"
        text="Nothing was decided or lost. 'Try again' continues it."
      />
    );
  if (status === 'scanning') {
    const isFirst = queue.length === 0;
    return (
      <StateMessage
        icon={IdCard}
        role="status"
        title={isFirst ? 'Looking for documents…' : 'Looking for the next document…'}
        text={
          isFirst
            ? 'The users of pending payouts come first, then all users, newest first.'
            : 'It is shown as soon as it is found.'
        }
      />
    );
  }
  return (
    <StateMessage
      icon={IdCard}
      role="status"
      title={status === 'done' ? says.empty : 'No document found so far'}
      text={
        status === 'done'
          ? 'All documents that were handed in are decided.'
          : 'Some users were not checked: the search was stopped.'
      }
    />
  );
}

/**
 * Between the documents: the search is looking for the first or next one, has found none, or may
 * not read.
 */
export function KycQueueRest({
  search,
  isForbidden,
  onBack,
  onFinish,
  onLeave,
}: KycQueueRestProps) {
  const hasDocuments = search.queue.length > 0;
  useKeyCommands({ k: () => hasDocuments && onBack(), escape: onLeave }, true);
  return (
    <KycQueueFrame
      search={search}
      actions={
        hasDocuments ? (
          <>
            <Button variant="outline" shortcut="K" onClick={onBack}>
              Previous
            </Button>
            <Button variant="outline" onClick={onFinish}>
              Finish
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="panel">
        <Rest search={search} isForbidden={isForbidden} />
      </div>
    </KycQueueFrame>
  );
}
