import type { LucideIcon } from 'lucide-react';
import { StatCard } from '../../components/layout/StatCard';
import type { Load } from '../../domain/load';
import type { Figure } from '../../domain/mt5Figures';
import { dash } from '../../domain/text';

export interface FigureCardProps<Data> {
  label: string;
  icon: LucideIcon;
  load: Load<Data>;
  figureOf: (data: Data) => Figure;
  format: (value: unknown) => string;
}

/** A figure of a list, which says so when it is only this page's (R23). While the list can't be had there is none. */
export function FigureCard<Data>({ label, icon, load, figureOf, format }: FigureCardProps<Data>) {
  if (load.status === 'failed' || load.status === 'forbidden') return <StatCard label={label} icon={icon} value={dash} />;
  if (load.status === 'loading') return <StatCard label={label} icon={icon} value={undefined} />;
  const { value, isOfPage } = figureOf(load.data);
  return <StatCard label={label} icon={icon} value={format(value)} note={isOfPage ? 'this page' : undefined} />;
}
