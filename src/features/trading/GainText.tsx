import { SignedText } from '../../ui/text/SignedText';
import { type Places } from '../../lib/money';
import { gainOf } from '../../lib/gain';

/** A profit or loss sent by the API, with as many decimals as its column has. */
export const GainText = ({ value, places }: { value: unknown; places?: Places | undefined }) => (
  <SignedText {...gainOf(value, places)} />
);
