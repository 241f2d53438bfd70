import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatCount } from '../../lib/numbers';
import type { StatusLook } from '../../lib/tone';
import { ProgressBar } from '../../ui/charts/ProgressBar';
import { IconButton } from '../../ui/fields/Button';
import type { KeyHelp } from '../../ui/keyboard/keys';
import { KeysButton } from '../../ui/keyboard/KeysButton';
import { useKeyCommands, type KeyCommands } from '../../ui/keyboard/keyListeners';
import { loadableOverlay } from '../../ui/loadable';
import '../list.css';

const KeysDialog = loadableOverlay(() =>
  import('../../ui/overlays/KeysDialog').then((module) => module.KeysDialog),
);

/** The keys of a review's screen. '?' and a button list them; until that is closed, they are off. */
export function useReviewKeys(keys: readonly KeyHelp[], commands: KeyCommands, isActive = true) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const areKeysOn = isActive && !isHelpOpen;
  const showKeys = () => setIsHelpOpen(true);
  useKeyCommands({ ...commands, '?': showKeys }, areKeysOn);
  return {
    areKeysOn,
    keysButton: <KeysButton onClick={showKeys} />,
    keysDialog: isHelpOpen && (
      <KeysDialog sections={[{ keys }]} onClose={() => setIsHelpOpen(false)} />
    ),
  };
}

export interface ReviewPagerProps {
  /** Names one of the records. */
  what: 'document' | 'payout';
  /** Counted from 0. */
  index: number;
  count: number;
  canGo: { back: boolean; on: boolean };
  onGo: (steps: 1 | -1) => void;
}

/** Where a record stands among those under review, with the ways to its neighbors. */
export function ReviewPager({ what, index, count, canGo, onGo }: ReviewPagerProps) {
  return (
    <div className="pager">
      <IconButton
        label={`Previous ${what}`}
        icon={ChevronLeft}
        shortcut="K"
        isBordered
        isDisabled={!canGo.back}
        onClick={() => onGo(-1)}
      />
      <span>
        {formatCount(index + 1)} of {formatCount(count)}
      </span>
      <IconButton
        label={`Next ${what}`}
        icon={ChevronRight}
        shortcut="J"
        isBordered
        isDisabled={!canGo.on}
        onClick={() => onGo(1)}
      />
    </div>
  );
}

interface ReviewStripProps<Verdict extends string> {
  className: string;
  /** The name of its region. */
  label?: string;
  /** The text before the bar. */
  text: ReactNode;
  /** `part` is from 0 to 1. */
  bar: { label: string; part: number };
  /** A button after the bar. */
  action?: ReactNode;
  /** The verdicts that are counted. */
  shown: readonly Verdict[];
  looks: Record<Verdict, StatusLook>;
  counts: Record<Verdict, number>;
  /** Below the counts. */
  children?: ReactNode;
}

/** How far a review is, and what was decided so far. */
export function ReviewStrip<Verdict extends string>({
  className,
  label,
  text,
  bar,
  action,
  shown,
  looks,
  counts,
  children,
}: ReviewStripProps<Verdict>) {
  return (
    <section className={`panel progress-strip ${className}`} aria-label={label}>
      {text}
      <ProgressBar label={bar.label} percent={Math.round(bar.part * 100)} />
      {action}
      {shown.length > 0 && (
        <ul className="review-counts" aria-label="So far">
          {shown.map((verdict) => (
            <li
              key={verdict}
              data-verdict={verdict}
              data-none={counts[verdict] === 0 ? '' : undefined}
            >
              {looks[verdict].label} <strong>{formatCount(counts[verdict])}</strong>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
