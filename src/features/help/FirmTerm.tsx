import { loadable } from '../../ui/loadable';
import '../../ui/text/text.css';
import type { FirmTermMeaningProps } from './FirmTermMeaning';

const FirmTermMeaning = loadable(
  () => import('./FirmTermMeaning').then((module) => module.FirmTermMeaning),
  { isOptional: true },
);

/**
 * Says what a term of the firm means, beside its label. It has its place at once; the terms are
 * loaded when the first one is shown.
 */
export function FirmTerm(props: FirmTermMeaningProps) {
  const place = <span className="term" />;
  return <FirmTermMeaning {...props} isQuiet fallback={place} failed={place} />;
}
