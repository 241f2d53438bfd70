import { UserSearch } from 'lucide-react';
import { isolate } from '~/lib/text';

interface AboutPersonProps {
  name: string;
  id?: unknown;
  email?: unknown;
  /** Set where there is room for a word beside the icon. */
  isNamed?: boolean;
}

/** The frame listens for its click, so that a table's rows need no code for it. */
export function AboutPerson({ name, id, email, isNamed = false }: AboutPersonProps) {
  return (
    <button
      type="button"
      className={isNamed ? 'text-button about-person' : 'icon-button about-person'}
      aria-label={`About ${isolate(name)}`}
      title={`About ${isolate(name)} (P)`}
      aria-keyshortcuts="P"
      data-about={JSON.stringify({ name, id, email })}
    >
      <UserSearch size={14} aria-hidden />
      {isNamed && <span>About</span>}
    </button>
  );
}
