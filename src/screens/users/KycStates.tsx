import type { ReactNode } from 'react';
import type { KycRecord, UserDetail } from '../../api/types';
import { FailedState, ForbiddenState } from '../../components/feedback/states';
import type { Load } from '../../domain/load';

export interface KycStatesProps {
  user: Load<UserDetail>;
  load: Load<KycRecord | null>;
  children: ReactNode;
}

/** A KYC screen's content, or why there is none: it needs both the user and the record, since nobody's documents are decided before it is known whose they are. */
export function KycStates({ user, load, children }: KycStatesProps) {
  if (user.status === 'forbidden' || load.status === 'forbidden') return <div className="panel"><ForbiddenState /></div>;
  if (user.status === 'failed') return <div className="panel"><FailedState what="The user" onRetry={user.onRetry} /></div>;
  if (load.status === 'failed') return <div className="panel"><FailedState what="The KYC record" onRetry={load.onRetry} /></div>;
  return children;
}
