import { useContext, useState, type ReactNode } from 'react';
import { NavigationCount } from './Page';

/**
 * One address with several views. Changing the view counts as a navigation, so the new heading
 * takes the focus.
 */
export function ViewNavigation({ view, children }: { view: string; children: ReactNode }) {
  const navigations = useContext(NavigationCount);
  const [shown, setShown] = useState({ view, count: 0 });
  if (shown.view !== view) setShown({ view, count: shown.count + 1 });
  return <NavigationCount value={navigations + shown.count}>{children}</NavigationCount>;
}
