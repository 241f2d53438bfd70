import type { ReactNode } from 'react';
import { DetailList, type Detail } from './DetailList';
import { Panel } from './Panel';

export interface DetailCardProps {
  /** Its heading. */
  title: string;
  /** The facts, each with its name. */
  details: readonly Detail[];
  /** Buttons beside the title. */
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
