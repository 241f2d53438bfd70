const patienceMs = 10_000;

const inRows = '#main :is(tr, li, article) a[href]';

function linkTo(address: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(inRows)].filter(
    (link) => !link.closest('[inert]'),
  );
  const [path = ''] = address.split('?');
  return (
    links.find((link) => link.pathname + link.search === address) ??
    links.find(
      (link) =>
        link.search === '' && (link.pathname === path || path.startsWith(`${link.pathname}/`)),
    )
  );
}

const isFocusFree = () => {
  const holder = document.activeElement;
  return !holder || holder === document.body || holder.matches('h1');
};

/**
 * Waits for the rows, until the admin does something. After a reload there is no record, and it
 * waits until the page is long enough.
 */
export function restorePlace(wanted: number, record?: string): () => void {
  const done = new AbortController();
  const { signal } = done;
  const attempt = () => {
    scrollTo(0, wanted);
    if (record === undefined) {
      if (scrollY > wanted - 1) done.abort();
      return;
    }
    const link = linkTo(record);
    if (!link) return;
    // Stepping through records may have led to a row that is out of sight.
    const { bottom, top } = link.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) link.scrollIntoView({ block: 'center' });
    if (isFocusFree()) link.focus({ preventScroll: true });
    done.abort();
  };
  const observer = new MutationObserver(attempt);
  const timer = setTimeout(() => done.abort(), patienceMs);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, () => done.abort(), { signal, capture: true, passive: true });
  const main = document.querySelector('#main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  attempt();
  return () => done.abort();
}
