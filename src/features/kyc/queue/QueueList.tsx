import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/table/Badge';
import { queueVerdictLooks, type KycQueue } from './queue';
import { kycDocument } from '../model';
import { formatText } from '../../../lib/text';

export interface QueueListProps {
  /** The documents of the run, each with its decision. */
  queue: KycQueue;
  /** The place of the document under review, counted from 0. */
  place: number;
  /** A decision is on its way: no other document can be opened. */
  isBusy: boolean;
  /** Called with the place of the document to show, from 0. */
  onShow: (place: number) => void;
}

// R405.
/** The identities of the review, beside the document on a wide screen. */
export function QueueList({ queue, place, isBusy, onShow }: QueueListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <nav ref={list} className="panel queue-list" aria-label="Identities">
      <ol>
        {queue.map(({ person, type, result }, index) => (
          <li key={`${person.id} ${type}`}>
            <button type="button" aria-current={index === place ? 'true' : undefined} disabled={isBusy} onClick={() => onShow(index)}>
              <bdi>{formatText(person.name)}</bdi>
              <small>{kycDocument(null, type).title}</small>
              {result && <Badge tone={queueVerdictLooks[result].tone}>{queueVerdictLooks[result].label}</Badge>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
