import { loadable } from '../loadable';
import type { TermButtonProps } from './TermButton';
import './term.css';

const TermButton = loadable(() => import('./TermButton').then((module) => module.TermButton), { isOptional: true });

/** Says what a term of the firm means, on demand: by pointer, finger or key. It stands beside the label and has its place at once. */
export function Term(props: TermButtonProps) {
  return (
    <span className="term">
      <TermButton {...props} isQuiet />
    </span>
  );
}
