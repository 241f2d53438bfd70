import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../api/page';
import type { Payout } from '../../api/types';
import { isSameId, readId } from '../../domain/ids';
import { useAddress, type NavigateOptions } from '../useAddress';

export interface OpenedPayout {
  /** As it was when it was opened. */
  opened: Payout | undefined;
  open: (payout: Payout) => void;
  close: () => void;
}

const isOwnEntry = (state: unknown) => typeof state === 'object' && state !== null && 'isPayoutOpened' in state;

/**
 * The payout whose dialog is open stands in the address: Back closes it, a reload opens it again if the page of the list still has it. What
 * the list says of it afterwards changes nothing here.
 */
export function useOpenedPayout({ data, isPlaceholder }: { data?: Page<Payout>; isPlaceholder: boolean }): OpenedPayout {
  const { params, setParams } = useAddress();
  const id = params.get('payout');
  const [opened, setOpened] = useState<Payout>();
  const isClosing = useRef(false);
  const found = isPlaceholder ? undefined : data?.results.find((row) => isSameId(row.id, id));
  const isOpened = opened !== undefined && isSameId(opened.id, id);
  if (found && !isOpened) setOpened(found);

  const go = (wanted: string | undefined, options: NavigateOptions) => {
    setParams((next) => {
      if (wanted === undefined) next.delete('payout');
      else next.set('payout', wanted);
    }, options);
  };
  const isLost = id !== null && !isOpened && data !== undefined && !isPlaceholder && !found;
  useEffect(() => {
    isClosing.current = false;
    if (isLost) go(undefined, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is put right when it names a payout that isn't here; what else changes is no reason
  }, [isLost, id]);
  return {
    opened: isOpened ? opened : undefined,
    open: (payout) => {
      const wanted = readId(payout.id);
      if (wanted === undefined) return;
      setOpened(payout);
      go(wanted, { state: { isPayoutOpened: true } });
    },
    close: () => {
      if (isClosing.current) return;
      isClosing.current = true;
      // The entry that opening made goes again, so that Back never leads into a closed dialog.
      if (isOwnEntry(history.state)) history.back();
      else go(undefined, { replace: true });
    },
  };
}
