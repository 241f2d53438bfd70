import { SignedText } from '../../ui/text/SignedText';
import { gainOf } from '../../lib/gain';
import type { Places } from '../../lib/money';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { Detail } from '../../ui/layout/DetailList';
import type { LucideIcon } from 'lucide-react';
import { StatCard } from '../../ui/layout/StatCard';
import type { Load } from '../../lib/load';
import { figureScopes, type Figure } from './model';
import { dash } from '../../lib/text';
import type { TermName } from '../help/terms';
import { FirmTerm } from '../help/FirmTerm';

/** A profit or loss sent by the API, with as many decimals as its column has. */
export const GainText = ({ value, places }: { value: unknown; places?: Places | undefined }) => (
  <SignedText {...gainOf(value, places)} />
);

/** Figures side by side, each under its name. The size doesn't change while they load. */
export function FigureStrip({ figures }: { figures: readonly Detail[] }) {
  return (
    <dl className="figure-strip">
      {figures.map(({ label, value, placeholder = 72 }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? (
              <Skeleton width={placeholder} />
            ) : typeof value === 'string' ? (
              <bdi>{value}</bdi>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface FigureCard<Name> {
  /** Which of the figures. */
  name: Name;
  /** What the figure is, shown above it. */
  label: string;
  /** The picture beside the label. */
  icon: LucideIcon;
  /** Writes the value as it is shown. */
  format: (value: unknown) => string;
  /** The term of the firm in its label. */
  term?: TermName;
}

interface FigureCardsProps<Data, Name extends string> {
  /** The data that the figures are taken from. */
  load: Load<Data>;
  /** Takes the figures out of the loaded data. */
  figuresOf: (data: Data) => Record<Name, Figure>;
  /** The cards, in their order. */
  cards: readonly FigureCard<Name>[];
}

/**
 * The figures of a list. If a card counts only this page, each says what it counts. No figure is
 * shown if the list couldn't be loaded.
 */
export function FigureCards<Data, Name extends string>({
  load,
  figuresOf,
  cards,
}: FigureCardsProps<Data, Name>) {
  const figures = load.status === 'ready' ? figuresOf(load.data) : undefined;
  const scopeOf = figures && figureScopes(figures);
  const without = load.status === 'loading' ? undefined : dash;
  return (
    <div className="stat-grid market-figures">
      {cards.map(({ name, label, icon, format, term }) => (
        <StatCard
          key={name}
          label={label}
          icon={icon}
          beside={term && <FirmTerm label={label} term={term} />}
          value={figures ? format(figures[name].value) : without}
          note={figures && scopeOf?.(figures[name])}
        />
      ))}
    </div>
  );
}
