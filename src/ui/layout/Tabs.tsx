import type { KeyboardEvent, ReactNode } from 'react';

interface Tab {
  label: string;
  href: string;
  isCurrent: boolean;
}

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

export interface TabOption<Value extends string> {
  value: Value;
  label: string;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly TabOption<Value>[];
  current: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
  className?: string;
  name: string;
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

export function Tabs<Value extends string>({
  label,
  tabs,
  current,
  onChange,
  children,
  className,
  name,
}: TabsProps<Value>) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = isMirrored
      ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] ?? event.key)
      : event.key;
    const place = steps[key]?.(
      tabs.findIndex(({ value }) => value === current),
      tabs.length,
    );
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`#${name}-tab-${next.value}`)?.focus();
    onChange(next.value);
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs" onKeyDown={handleKeyDown}>
        {tabs.map(({ value, label: text }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${name}-tab-${value}`}
            aria-selected={value === current}
            aria-controls={`${name}-panel`}
            tabIndex={value === current ? 0 : -1}
            onClick={() => onChange(value)}
          >
            {text}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-tab-${current}`}
        className={className}
      >
        {children}
      </div>
    </>
  );
}
