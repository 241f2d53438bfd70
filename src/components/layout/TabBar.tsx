export interface Tab {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Tabs whose panels are pages: each tab is a link. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
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
