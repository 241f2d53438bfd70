import { SignedText } from '../../components/text/SignedText';
import { gainOf } from '../../domain/values/gain';
import type { Places } from '../../domain/values/money';

// R280.
/** A profit or loss sent by the API, with as many decimals as its column has. */
export const GainText = ({ value, places }: { value: unknown; places?: Places | undefined }) => <SignedText {...gainOf(value, places)} />;
