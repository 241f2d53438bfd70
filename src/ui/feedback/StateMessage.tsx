import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StateMessageProps {
  /** The picture beside the text. A screen reader skips it. */
  icon: LucideIcon;
  /** The state in a few words. */
  title: string;
  /** What it means, or what to do. */
  text?: string;
  /** Colors the icon if something is wrong. */
  tone?: 'bad' | 'warn';
  /** 'alert' if something has just failed; 'status' for any other state. */
  role?: 'alert' | 'status';
  /** Buttons under the text. */
  actions?: ReactNode;
}

/** Shown instead of content: an icon, a sentence, and what the admin can do next. */
export function StateMessage({ icon: Icon, title, text, tone, role, actions }: StateMessageProps) {
  return (
    <div className="state" data-tone={tone} role={role}>
      <span className="tone-icon">
        <Icon size={22} aria-hidden />
      </span>
      <p className="state-title">{title}</p>
      {text !== undefined && <p className="state-text">{text}</p>}
      {actions !== undefined && <div className="state-actions">{actions}</div>}
    </div>
  );
}
