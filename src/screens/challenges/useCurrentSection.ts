import { useEffect, useState } from 'react';

/** How far down the window a section's start must have come, as a share of it, for the section to count as the one being read. */
const line = 0.35;

function findCurrent(ids: readonly string[]): string | undefined {
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && scrollY > 0) return ids.at(-1);
  const begun = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= innerHeight * line);
  return begun.at(-1) ?? ids[0];
}

/** Which of these elements is being read: the last one that has come up far enough, or the last at the page's end. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => {
      setCurrent(findCurrent(key.split(' ')));
    };
    addEventListener('scroll', update, { passive: true });
    return () => {
      removeEventListener('scroll', update);
    };
  }, [key]);
  return current;
}
