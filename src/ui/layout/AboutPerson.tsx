import { UserSearch } from 'lucide-react';
import { isolate } from '../../lib/text';

interface AboutPersonProps {
  name: string;
  id?: unknown;
  email?: unknown;
}

/** The console listens for it, so that a table's rows need no code. */
export function AboutPerson({ name, id, email }: AboutPersonProps) {
  return (
    <button
      type="button"
      className="icon-button about-person"
      aria-label={`About ${isolate(name)}`}
      title={`About ${isolate(name)} (P)`}
      aria-keyshortcuts="P"
      data-about={JSON.stringify({ name, id, email })}
    >
      <UserSearch size={14} aria-hidden />
    </button>
  );
}
