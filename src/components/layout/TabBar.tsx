export interface Tab {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The pages of one thing, as links: each is an address of its own. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tab-bar" aria-label={label}>
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
