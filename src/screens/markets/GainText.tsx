import { SignedText } from '../../components/text/SignedText';
import { gainOf } from '../../domain/values/gain';

/** A profit or loss sent by the API. */
export const GainText = ({ value }: { value: unknown }) => <SignedText {...gainOf(value)} />;
