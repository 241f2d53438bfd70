import { Button } from '../../components/fields/Button';
import { ButtonLink } from '../../components/layout/ButtonLink';

/** Why the last try came to nothing. */
export interface SubmitFailure {
  text: string | undefined;
  /** The challenge may exist all the same: the list tells (promise 1). */
  isUnknown: boolean;
  /** What the server said of single fields (R4). */
  fields?: Record<string, string[]> | undefined;
}

export interface SubmitBarProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** How many fields are broken. */
  errorCount: number;
  failure?: SubmitFailure;
  /** Whether the form has a field of this name now, so that what the server says of it stands there. */
  isShown: (field: string) => boolean;
  /** The list that the form leads back to. */
  listHref: string;
}

/** What the server minds besides the fields of the form. */
const otherTexts = ({ fields = {} }: SubmitFailure, isShown: (field: string) => boolean) => Object.entries(fields).filter(([field]) => !isShown(field)).flatMap(([, texts]) => texts);

/** The form's end, always in the window: why it couldn't be sent, and the button. */
export function SubmitBar({ label, busyLabel, isBusy, errorCount, failure, isShown, listHref }: SubmitBarProps) {
  return (
    <div className="challenge-bar">
      {failure && (
        <div className="form-error" role="alert">
          {[failure.text, ...otherTexts(failure, isShown)].join(' ')}
          {failure.isUnknown && (
            <a href={listHref} target="_blank" rel="noreferrer">
              Look at the list <span className="visually-hidden">in a new tab</span>
            </a>
          )}
        </div>
      )}
      <div className="challenge-bar-row">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? busyLabel : label}
        </Button>
        <ButtonLink className="outline-link" href={listHref}>
          Cancel
        </ButtonLink>
        {errorCount > 0 && <span className="challenge-bar-note">{errorCount === 1 ? '1 field needs correcting' : `${errorCount} fields need correcting`}</span>}
      </div>
    </div>
  );
}
