import type { LucideIcon } from 'lucide-react';
import { loaded, type Load, type WholeView } from '~/lib/load';
import { formatCount } from '~/lib/numbers';
import { dash } from '~/lib/text';
import { StatCard } from '~/ui/layout/StatCard';
import { FirmTerm } from '~/features/help/FirmTerm';
import type { TermName } from '~/features/help/terms';
import type { Figure } from './model';
import './trading.css';

interface FigureCardsProps<Data extends object, Name extends string> {
  load: Load<Data>;
  whole: Pick<WholeView, 'isReading' | 'onChange'>;
  query: object;
  figuresOf: (data: Data & { isFiltered: boolean }) => Record<Name, Figure>;
  cards: readonly {
    name: Name;
    label: string;
    icon: LucideIcon;
    format?: (value: unknown) => string;
    term?: TermName;
  }[];
}

export function FigureCards<Data extends object, Name extends string>({
  load,
  whole,
  query,
  figuresOf,
  cards,
}: FigureCardsProps<Data, Name>) {
  const data = loaded(load);
  const isFiltered = Object.keys(query).length > 0;
  const figures = data && figuresOf({ ...data, isFiltered });
  const unknown = isFiltered ? (
    'Not available with filters on'
  ) : whole.isReading ? (
    'Loading …'
  ) : (
    <button type="button" className="text-button" onClick={() => whole.onChange(true)}>
      Read all pages
    </button>
  );
  return (
    <div className="stat-grid market-figures">
      {cards.map(({ name, label, icon, format = formatCount, term }) => {
        const figure = figures?.[name];
        const isKnown = figure !== undefined && figure !== 'needs all pages';
        return (
          <StatCard
            key={name}
            label={label}
            icon={icon}
            beside={term && <FirmTerm label={label} term={term} />}
            value={isKnown ? format(figure.value) : load.status === 'loading' ? undefined : dash}
            note={figure === 'needs all pages' ? unknown : undefined}
          />
        );
      })}
    </div>
  );
}
