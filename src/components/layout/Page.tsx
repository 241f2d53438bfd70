import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';

/** How many navigations there were. From the first on, a new page's heading takes the focus, so that screen readers announce it. */
export const NavigationCount = createContext(0);

export interface PageProps {
  /** The one h1 and the document's title. */
  title: string;
  /** What of it the page is about, where several pages share a heading; part of the document's title only. */
  part?: string;
  /** The way back, before the heading. */
  back?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen inside the layout: title, heading, actions, content. */
export function Page({ title, part, back, actions, children }: PageProps) {
  return (
    <>
      <div className="page-head">
        {back}
        <PageHeading title={title} part={part} />
        {actions !== undefined && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}

/** The page's h1. Also used alone by the screens outside the layout. */
export function PageHeading({ title, part }: { title: string; part?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigations = useContext(NavigationCount);
  useEffect(() => {
    document.title = [title, part, 'Admin'].filter(Boolean).join(' · ');
  }, [title, part]);
  useEffect(() => {
    if (navigations > 0) heading.current?.focus({ preventScroll: true });
  }, [navigations]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      <bdi>{title}</bdi>
    </h1>
  );
}
