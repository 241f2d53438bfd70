import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { formatCount } from '~/lib/numbers';
import { formatText } from '~/lib/text';
import type { StatusBadge, StatusTone } from '~/lib/tone';
import { ProgressBar } from '~/ui/charts/ProgressBar';
import { Button, IconButton } from '~/ui/fields/Button';
import type { KeyHelp } from '~/ui/keyboard/keys';
import { useKeyCommands, type KeyCommands } from '~/ui/keyboard/keyListeners';
import { ToastContext, useToast, type ShowToast, type ToastType } from '~/ui/feedback/toasts';
import { loadable } from '~/ui/loadable';
import { useIsHere } from '~/ui/time/useIsHere';
import type { ReviewPlace, VerdictSum } from './review';
import '../list.css';

const KeysDialog = loadable(() => import('~/ui/overlays/KeysDialog'), 'KeysDialog');

/**
 * Sets up the keys of a review's screen. '?' and a button list them; while that list is open, the
 * keys are off.
 */
export function useReviewKeys(keys: readonly KeyHelp[], commands: KeyCommands, isActive = true) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const areKeysOn = isActive && !isHelpOpen;
  const showKeys = () => setIsHelpOpen(true);
  useKeyCommands({ ...commands, '?': showKeys }, areKeysOn);
  return {
    areKeysOn,
    keysButton: (
      <Button icon={Keyboard} variant="outline" shortcut="?" onClick={showKeys}>
        Keys
      </Button>
    ),
    keysDialog: isHelpOpen && (
      <KeysDialog sections={[{ keys }]} onClose={() => setIsHelpOpen(false)} />
    ),
  };
}

export interface ReviewPagerProps {
  what: 'document' | 'payout';
  index: number;
  count: number;
  canGo: { back: boolean; on: boolean };
  onGo: (steps: 1 | -1) => void;
}

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

interface Said {
  type: ToastType;
  text: string;
  detail?: string | undefined;
  place: ReviewPlace;
}

const LastSaid = createContext<Said | undefined>(undefined);

/**
 * Shows messages in the run's strip, because a toast would cover the next record (R476). A success
 * stays until the next message, anything else until its record is left.
 */
export function RunMessages({ place, children }: { place: ReviewPlace; children: ReactNode }) {
  const showToast = useToast();
  const isHere = useIsHere();
  const [said, setSaid] = useState<Said>();
  const say: ShowToast = useCallback(
    (toast) => {
      if (isHere()) setSaid({ ...toast, place });
      else showToast(toast);
    },
    [isHere, place, showToast],
  );
  const isShown = said?.type === 'success' || said?.place === place;
  return (
    <ToastContext value={say}>
      <LastSaid value={isShown ? said : undefined}>{children}</LastSaid>
    </ToastContext>
  );
}

const tones: Record<ToastType, StatusTone> = {
  success: 'ok',
  error: 'bad',
  warning: 'warn',
  info: 'neutral',
};

function SaidLast() {
  const said = useContext(LastSaid);
  return (
    <p role="status" className="review-said" data-tone={said && tones[said.type]}>
      {/* A new element is announced even if the text is the same. */}
      {said && (
        <span key={said.place}>
          {said.text} {said.detail !== undefined && <bdi>{formatText(said.detail)}</bdi>}
        </span>
      )}
    </p>
  );
}

interface ReviewStripProps<Verdict extends string> {
  className?: string;
  label?: string;
  text: ReactNode;
  bar: { label: string; part: number };
  action?: ReactNode;
  counted: readonly Verdict[];
  badges: Record<Verdict, StatusBadge>;
  counts: Record<Verdict, number>;
  children?: ReactNode;
}

export function ReviewStrip<Verdict extends string>({
  className = '',
  label,
  text,
  bar,
  action,
  counted,
  badges,
  counts,
  children,
}: ReviewStripProps<Verdict>) {
  const shown = counted.filter((verdict) => counts[verdict] > 0);
  return (
    <div className={`panel progress-strip ${className}`}>
      <section className="review-strip" aria-label={label}>
        {text}
        <ProgressBar {...bar} />
        {action}
        {shown.length > 0 && (
          <ul className="review-counts" aria-label="So far">
            {shown.map((verdict) => (
              <li key={verdict} data-verdict={verdict}>
                {badges[verdict].label} <strong>{formatCount(counts[verdict])}</strong>
              </li>
            ))}
          </ul>
        )}
        {children}
      </section>
      <SaidLast />
    </div>
  );
}

export function VerdictSums<Verdict extends string>({
  sums,
  badges,
}: {
  sums: readonly VerdictSum<Verdict>[];
  badges: Record<Verdict, StatusBadge>;
}) {
  return (
    <dl className="panel strip verdict-sums" aria-label="Summary">
      {sums.map(
        ({ verdict, count, amounts }) =>
          count > 0 && (
            <div key={verdict}>
              <dt>{badges[verdict].label}</dt>
              <dd>
                <strong>{formatCount(count)}</strong>
                {amounts?.map((amount) => (
                  <bdi translate="no" key={amount}>
                    {amount}
                  </bdi>
                ))}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
