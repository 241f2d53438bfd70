import { Activity } from 'lucide-react';
import { hrefs } from '../../paths';

/** The console's mark with the 'Admin' label of section 2; leads home. */
export function Brand() {
  return (
    <a className="topbar-brand" href={hrefs.dashboard}>
      <span className="topbar-mark">
        <Activity size={16} strokeWidth={2.5} aria-hidden />
      </span>
      Admin
    </a>
  );
}
