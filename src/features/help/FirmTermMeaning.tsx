import { Term } from '../../ui/text/Term';
import { terms, type TermName } from './terms';

export interface FirmTermMeaningProps {
  /** The label beside which it stands. */
  label: string;
  /** The term in the label. */
  term: TermName;
}

/** A term of the firm with its meaning. */
export function FirmTermMeaning({ label, term }: FirmTermMeaningProps) {
  return <Term label={label} text={terms[term]} />;
}
