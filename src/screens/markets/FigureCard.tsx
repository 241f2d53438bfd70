import type { LucideIcon } from 'lucide-react';
import { StatCard } from '../../components/layout/StatCard';
import type { Load } from '../../domain/values/load';
import type { Figure } from '../../domain/markets/figures';
import { dash } from '../../domain/values/text';

export interface FigureCardProps<Data> {
  label: string;
  icon: LucideIcon;
  load: Load<Data>;
  figureOf: (data: Data) => Figure;
  format: (value: unknown) => string;
}

/** A figure of a list. The card says so if it counts only this page (R23). No figure is shown if the list couldn't be loaded. */
export function FigureCard<Data>({ label, icon, load, figureOf, format }: FigureCardProps<Data>) {
  if (load.status === 'failed' || load.status === 'forbidden') return <StatCard label={label} icon={icon} value={dash} />;
  if (load.status === 'loading') return <StatCard label={label} icon={icon} value={undefined} />;
  const { value, isOfPage } = figureOf(load.data);
  return <StatCard label={label} icon={icon} value={format(value)} note={isOfPage ? 'this page' : undefined} />;
}
