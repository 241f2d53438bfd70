import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StateMessageProps {
  icon: LucideIcon;
  title: string;
  text?: string;
  tone?: 'bad' | 'warn';
  /** 'alert' for what went wrong just now; 'status' for what simply is. */
  role?: 'alert' | 'status';
  actions?: ReactNode;
}

/** What stands where content would be: an icon, a sentence, a way on. */
export function StateMessage({ icon: Icon, title, text, tone, role, actions }: StateMessageProps) {
  return (
    <div className="state" data-tone={tone} role={role}>
      <span className="state-icon">
        <Icon size={22} aria-hidden />
      </span>
      <p className="state-title">{title}</p>
      {text !== undefined && <p className="state-text">{text}</p>}
      {actions !== undefined && <div className="state-actions">{actions}</div>}
    </div>
  );
}
