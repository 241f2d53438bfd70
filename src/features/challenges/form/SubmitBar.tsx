import type { Refusal } from '../../../lib/outcome';
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice';
import { Button } from '../../../ui/fields/Button';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { useRootMark } from '../../../ui/layout/rootMark';
import './submitBar.css';

export interface SubmitBarProps {
  /** The text of the button that saves. */
  label: string;
  /** Its text while the form is being saved. */
  busyLabel: string;
  /** True while a change is being sent. The button shows it and a second press does nothing. */
  isBusy: boolean;
  /** The number of invalid fields. */
  errorCount: number;
  /** Why the last attempt failed. */
  refusal?: Refusal;
  /** Whether the form now has a field with this name. The server's error is then shown at the field. */
  isShown: (field: string) => boolean;
  /** The list to go back to. */
  listHref: string;
}

/** The server's errors of fields that the form doesn't show. */
const otherTexts = ({ fields = {} }: Refusal, isShown: (field: string) => boolean) =>
  Object.entries(fields)
    .filter(([field]) => !isShown(field))
    .flatMap(([, texts]) => texts);

/** The end of the form, always visible: the reason why it couldn't be sent, and the submit button. */
export function SubmitBar({ label, busyLabel, isBusy, errorCount, refusal, isShown, listHref }: SubmitBarProps) {
  // How high it is, for the toasts above it.
  useRootMark('data-submit-bar', refusal?.lookAgain ? 'question' : refusal ? 'refusal' : 'plain');
  return (
    <div className="challenge-bar">
      <RefusalNotice refusal={refusal} others={refusal && otherTexts(refusal, isShown)} />
      <div className="challenge-bar-row">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? busyLabel : label}
        </Button>
        <ButtonLink variant="outline" isBack href={listHref}>
          Cancel
        </ButtonLink>
        {errorCount > 0 && (
          <span className="challenge-bar-note">
            {errorCount === 1 ? '1 field needs correcting' : `${errorCount} fields need correcting`}
          </span>
        )}
      </div>
    </div>
  );
}
