import { useAddress } from '../useAddress';

/** The selected account, as `account` of the address: Back, reload and a shared link restore it. Selecting another is a step of its own. */
export function useSelectedLogin(): [login: string | undefined, select: (login: string | undefined) => void] {
  const { params, setParams } = useAddress();
  const selected = params.get('account') || undefined;
  const select = (login: string | undefined) => {
    if (login === selected) return;
    setParams((next) => {
      if (login === undefined) next.delete('account');
      else next.set('account', login);
    });
  };
  return [selected, select];
}
