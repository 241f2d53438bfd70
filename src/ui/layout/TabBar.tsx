export interface Tab {
  label: string;
  href: string;
  isCurrent: boolean;
}

interface TabBarProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  /** The tabs in their order. One is current. */
  tabs: readonly Tab[];
}

/** Tabs whose panels are pages: each tab is a link. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map(({ label: text, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
