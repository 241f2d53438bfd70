import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { BackLink } from './ButtonLink';
import { afterPaint } from './schedule';
import { setDocumentTitle } from './documentTitle';
import { isInOverlay } from '../keyboard/keyListeners';
import { isolate } from '~/lib/text';

/** Counts a change of the view as a navigation, so that the new heading gets the focus. */
export function ViewNavigation({ view, children }: { view: string; children: ReactNode }) {
  const navigations = useContext(NavigationCount);
  const [shown, setShown] = useState({ view, count: 0 });
  if (shown.view !== view) setShown({ view, count: shown.count + 1 });
  return <NavigationCount value={navigations + shown.count}>{children}</NavigationCount>;
}

/**
 * After the first navigation, each page's heading gets the focus, so that screen readers announce
 * it.
 */
export const NavigationCount = createContext(0);

interface PageProps {
  title: string;
  /** Distinguishes pages with the same heading, in the document's title only. */
  part?: string;
  /** Where Back leads, or a link of its own. */
  back?: string | ReactElement;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, part, back, actions, children }: PageProps) {
  return (
    <>
      <div className="page-head">
        {typeof back === 'string' ? <BackLink href={back} /> : back}
        <PageHeading title={title} part={part} />
        {actions !== undefined && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}

export function PageHeading({ title, part }: Pick<PageProps, 'title' | 'part'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigations = useContext(NavigationCount);
  useEffect(() => {
    setDocumentTitle([title, part, 'Admin'].filter(Boolean).map(isolate).join(' · '));
  }, [title, part]);
  useEffect(() => {
    if (navigations === 0) return undefined;
    const before = document.activeElement;
    // Focusing before the paint would lay out the new page twice.
    return afterPaint(() => {
      // Anything that has taken the focus in the meantime keeps it, such as a dialog that a draft
      // opened, or a menu that was opened while the page was loading.
      const now = document.activeElement;
      // So does the field that a screen starts with, such as Email at sign-in.
      const isKept = isInOverlay(now) || now?.matches('main input, [aria-expanded=true]');
      if (!isKept && (now === before || now === document.body))
        heading.current?.focus({ preventScroll: true });
    });
  }, [navigations]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      <bdi>{title}</bdi>
    </h1>
  );
}
