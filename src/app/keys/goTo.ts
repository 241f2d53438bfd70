import { patterns } from '../../paths';

export interface Destination {
  /** Pressed after G. */
  key: string;
  label: string;
  href: string;
}

/** Where G and another key lead. */
export const destinations: readonly Destination[] = [
  { key: 'd', label: 'Dashboard', href: patterns.dashboard },
  { key: 'm', label: 'MT5 Users', href: patterns.mt5Users },
  { key: 'u', label: 'Users', href: patterns.users },
  { key: 'a', label: 'All Users', href: patterns.allUsers },
  { key: 't', label: 'Trading', href: patterns.trading },
  { key: 'c', label: 'Competitions', href: patterns.competitions },
  { key: 'p', label: 'Payouts', href: patterns.payouts },
  { key: 's', label: 'Support', href: patterns.support },
  { key: 'o', label: 'Content', href: patterns.content },
  { key: 'n', label: 'Notifications', href: patterns.notifications },
  { key: 'e', label: 'Evaluations', href: patterns.evaluations },
  { key: 'k', label: 'Skill Checks', href: patterns.skillChecks },
];
