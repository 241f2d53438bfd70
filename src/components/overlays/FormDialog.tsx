import { useId, type ComponentPropsWithRef } from 'react';
import { Button } from '../fields/Button';
import { Dialog, DialogBody, type DialogProps } from './Dialog';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'isBusy' | 'initialFocus' | 'onClose' | 'children'>, Pick<ComponentPropsWithRef<'form'>, 'ref' | 'onKeyDown'> {
  /** How the form's fields are laid out: 'stack' for one below the other. */
  className: string;
  submitLabel: string;
  busyLabel?: string;
  /** False while the form can't be sent yet. */
  canSubmit?: boolean;
  /** The browser's own checks are off: the rules are the form's. */
  onSubmit: () => void;
}

/** A modal dialog that is a form: Cancel and the button that sends it stand in its foot. */
export function FormDialog({ title, size, isBusy = false, initialFocus, onClose, children, className, submitLabel, busyLabel = submitLabel, canSubmit = true, onSubmit, ...form }: FormDialogProps) {
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
        </form>
      </DialogBody>
    </Dialog>
  );
}
