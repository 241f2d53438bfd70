import { SignedText } from '../../components/text/SignedText';
import { gainOf } from '../../domain/gain';

/** A profit or loss of the wire's. */
export const GainText = ({ value }: { value: unknown }) => <SignedText {...gainOf(value)} />;
