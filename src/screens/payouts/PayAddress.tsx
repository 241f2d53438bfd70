import { CopyButton } from '../../components/fields/CopyButton';
import { readAddress, shortAddress } from '../../domain/payoutAddress';
import { dash } from '../../domain/text';

/** A pay address for a table: without its middle for the eye, whole as its tooltip, for assistive technology and on the clipboard. */
export function ShortAddress({ value }: { value: unknown }) {
  const address = readAddress(value);
  if (address === undefined) return dash;
  return (
    <span className="payout-address">
      <span title={address}>
        <bdi aria-hidden>{shortAddress(address)}</bdi>
        <bdi className="visually-hidden">{address}</bdi>
      </span>
      <CopyButton label="Copy address" text={address} />
    </span>
  );
}

/** A pay address where something is decided: whole, since two may differ in the middle only. */
export function WholeAddress({ value }: { value: unknown }) {
  const address = readAddress(value);
  if (address === undefined) return dash;
  return (
    <span className="payout-address">
      <bdi>{address}</bdi>
      <CopyButton label="Copy address" text={address} />
    </span>
  );
}
