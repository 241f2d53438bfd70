import type { ReactNode } from 'react';
import type { KycRecord, UserDetail } from '../../../api/types';
import { FailedState, ForbiddenState } from '../../../ui/feedback/states';
import type { Load } from '../../../lib/load';

export interface KycStatesProps {
  /** The user's details: loading, loaded, or why they could not be read. */
  user: Load<UserDetail>;
  /** The user's KYC record: loading, loaded, or why it could not be read. Null if there is none. */
  load: Load<KycRecord | null>;
  /** Shown if nothing failed. */
  children: ReactNode;
}

/**
 * A KYC screen's content, or the reason why it isn't shown. It needs both the user and the record:
 * a decision must not be possible before it is known whose documents they are.
 */
export function KycStates({ user, load, children }: KycStatesProps) {
  if (user.status === 'forbidden' || load.status === 'forbidden')
    return (
      <div className="panel">
        <ForbiddenState />
      </div>
    );
  if (user.status === 'failed')
    return (
      <div className="panel">
        <FailedState what="The user" reason={user.reason} onRetry={user.onRetry} />
      </div>
    );
  if (load.status === 'failed')
    return (
      <div className="panel">
        <FailedState what="The KYC record" reason={load.reason} onRetry={load.onRetry} />
      </div>
    );
  return children;
}
