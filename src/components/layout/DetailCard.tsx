import type { ReactNode } from 'react';
import { DetailList, type Detail } from './DetailList';
import { Panel } from './Panel';

export interface DetailCardProps {
  title: string;
  details: readonly Detail[];
  actions?: ReactNode;
}

/** A card with a list of names and values. */
export function DetailCard({ title, details, actions }: DetailCardProps) {
  return (
    <Panel title={title} actions={actions}>
      <DetailList details={details} />
    </Panel>
  );
}
