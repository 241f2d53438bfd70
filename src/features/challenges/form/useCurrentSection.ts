import { useEffect, useState } from 'react';

/** A section counts as current once its start is above this line, as a fraction of the window's height. */
const line = 0.35;

function findCurrent(ids: readonly string[]): string | undefined {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && scrollY > 0) return ids.at(-1);
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight * line);
  return begun.at(-1) ?? ids[0];
}

/** Returns the id of the current element: the last one whose start is above the line, or the last of all at the end of the page. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => setCurrent(findCurrent(key.split(' ')));
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [key]);
  return current;
}
