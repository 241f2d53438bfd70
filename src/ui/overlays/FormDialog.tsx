import { useId, type ComponentProps } from 'react';
import type { Refusal } from '../../lib/outcome';
import { RefusalNotice } from '../feedback/RefusalNotice';
import { Button } from '../fields/Button';
import { Dialog, DialogBody, type DialogProps } from './Dialog';

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'size' | 'isBusy' | 'initialFocus' | 'onClose' | 'children'
> {
  /** The layout of the form's fields: 'stack' puts them below each other. */
  className: string;
  /** What the button says that saves. */
  submitLabel: string;
  /** What the button says meanwhile. */
  busyLabel?: string;
  /** Why the last attempt failed, where the form shows that. */
  refusal?: Refusal;
  /** False if the form can't be sent yet. */
  canSubmit?: boolean;
  /** Called with every key that is pressed in the form. */
  onKeyDown?: ComponentProps<'form'>['onKeyDown'];
  /** Called without the browser's validation: the form has its own rules. */
  onSubmit: () => void;
}

/** A modal dialog with a form. Its footer has Cancel and the submit button. */
export function FormDialog({
  title,
  size,
  isBusy = false,
  initialFocus,
  onClose,
  children,
  className,
  submitLabel,
  busyLabel = submitLabel,
  refusal,
  canSubmit = true,
  onSubmit,
  ...form
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      size={size}
      isBusy={isBusy}
      initialFocus={initialFocus}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" isDisabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy} isDisabled={!canSubmit}>
            {isBusy ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <DialogBody asChild>
        <form
          {...form}
          id={formId}
          className={className}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
          <RefusalNotice refusal={refusal} />
        </form>
      </DialogBody>
    </Dialog>
  );
}
