import type { LucideIcon } from 'lucide-react';
import { StatCard } from '../../components/layout/StatCard';
import { Term } from '../../components/text/Term';
import type { Load } from '../../domain/values/load';
import { figureScope, type Figure } from '../../domain/markets/figures';
import { dash } from '../../domain/values/text';

export interface FigureCardProps<Data, Name extends string> {
  label: string;
  icon: LucideIcon;
  load: Load<Data>;
  /** The figures of all cards in the row. */
  figuresOf: (data: Data) => Record<Name, Figure>;
  name: Name;
  format: (value: unknown) => string;
  /** What the term of the firm in its label means. */
  meaning?: string;
}

/**
 * A figure of a list. If a card of its row counts only this page, each says what it counts (R23). No figure is shown if the list
 * couldn't be loaded.
 */
export function FigureCard<Data, Name extends string>(props: FigureCardProps<Data, Name>) {
  const { label, icon, load, figuresOf, name, format, meaning } = props;
  const card = { label, icon, beside: meaning && <Term label={label} text={meaning} /> };
  if (load.status === 'failed' || load.status === 'forbidden') return <StatCard {...card} value={dash} />;
  if (load.status === 'loading') return <StatCard {...card} value={undefined} />;
  const figures = figuresOf(load.data);
  return <StatCard {...card} value={format(figures[name].value)} note={figureScope(figures, name)} />;
}
