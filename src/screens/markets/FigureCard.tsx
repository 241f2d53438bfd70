import type { LucideIcon } from 'lucide-react';
import { StatCard } from '../../components/layout/StatCard';
import { Term } from '../../components/text/Term';
import type { Load } from '../../domain/values/load';
import type { Figure } from '../../domain/markets/figures';
import { dash } from '../../domain/values/text';

export interface FigureCardProps<Data> {
  /** What the figure is, shown above it. */
  label: string;
  /** The picture beside the label. */
  icon: LucideIcon;
  /** The data that the figure is taken from. */
  load: Load<Data>;
  /** Takes the figure out of the loaded data. */
  figureOf: (data: Data) => Figure;
  /** Writes the value as it is shown. */
  format: (value: unknown) => string;
  /** What the term of the firm in its label means. */
  meaning?: string;
}

/** A figure of a list. The card says so if it counts only this page (R23). No figure is shown if the list couldn't be loaded. */
export function FigureCard<Data>({ label, icon, load, figureOf, format, meaning }: FigureCardProps<Data>) {
  const card = { label, icon, beside: meaning && <Term label={label} text={meaning} /> };
  if (load.status === 'failed' || load.status === 'forbidden') return <StatCard {...card} value={dash} />;
  if (load.status === 'loading') return <StatCard {...card} value={undefined} />;
  const { value, isOfPage } = figureOf(load.data);
  return <StatCard {...card} value={format(value)} note={isOfPage ? 'this page' : undefined} />;
}
