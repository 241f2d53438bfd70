import { Bell } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { countMessages } from '../../api/messages';

/** What the bell opens, once its code is here. */
export interface BellPanel {
  render: (panel: { triggerId: string; onClose: () => void }) => ReactNode;
  /** Called when the bell is about to be used. */
  prepare: () => void;
}

interface BellButtonProps {
  /** What it opens. Without one it opens nothing. */
  panel?: BellPanel;
  /** How many payouts and tickets have come since they were last looked at. */
  arrivals?: number;
}

/** A plain button that opens the latest notifications. Costs a button until it is used. */
export function BellButton({ panel, arrivals = 0 }: BellButtonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="topbar-bell">
      <button
        type="button"
        id={id}
        className="button topbar-button"
        data-variant="ghost"
        aria-label="Notifications"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={arrivals > 0 ? `${id}-new` : undefined}
        onPointerEnter={panel?.prepare}
        onFocus={panel?.prepare}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Bell size={18} aria-hidden />
      </button>
      {arrivals > 0 && (
        <span className="topbar-mark-new" id={`${id}-new`}>
          <span className="visually-hidden">{countMessages.arrivals(arrivals)}</span>
        </span>
      )}
      {isOpen && panel?.render({ triggerId: id, onClose: () => setIsOpen(false) })}
    </div>
  );
}
