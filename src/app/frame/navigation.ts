import { patterns } from '../../paths';

export interface NavigationItem {
  label: string;
  href: string;
  counts?: 'payouts' | 'tickets';
}

/** Section 2, R14. */
export const navigationItems: readonly NavigationItem[] = [
  { label: 'Dashboard', href: patterns.dashboard },
  { label: 'MT5 Users', href: patterns.mt5Users },
  { label: 'Users', href: patterns.users },
  { label: 'Trading', href: patterns.trading },
  { label: 'Competitions', href: patterns.competitions },
  { label: 'Payouts', href: patterns.payouts, counts: 'payouts' },
  { label: 'Support', href: patterns.support, counts: 'tickets' },
  { label: 'Content', href: patterns.content },
  { label: 'Notifications', href: patterns.notifications },
];

export const challengeItems: readonly NavigationItem[] = [
  { label: 'Evaluations', href: patterns.evaluations },
  { label: 'Skill Checks', href: patterns.skillChecks },
];

export const isUnder = (path: string, href: string) =>
  path === href || (href !== '/' && path.startsWith(`${href}/`));
