import { useLocation, useSearch } from 'wouter';

/** The selected account, as `account` of the address: Back, reload and a shared link restore it. Selecting another is a step of its own. */
export function useSelectedLogin(): [login: string | undefined, select: (login: string | undefined) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const selected = new URLSearchParams(search).get('account') || undefined;
  const select = (login: string | undefined) => {
    if (login === selected) return;
    const next = new URLSearchParams(search);
    if (login === undefined) next.delete('account');
    else next.set('account', login);
    const query = next.toString();
    navigate(query ? `${path}?${query}` : path);
  };
  return [selected, select];
}
