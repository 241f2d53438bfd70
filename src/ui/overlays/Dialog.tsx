import {
  useId,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Refusal } from '~/lib/outcome';
import { RefusalNotice } from '../feedback/notices';
import { Button, IconButton } from '../fields/Button';
import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { X } from 'lucide-react';
import { Motion, useEntrance } from './Motion';
import { ChakraRoot } from './ChakraRoot';
import { useDialogFocus } from './useDialogFocus';
import './overlays.css';

interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'size' | 'isBusy' | 'initialFocus' | 'onClose' | 'children'
> {
  className: string;
  submitLabel: string;
  busyLabel?: string;
  refusal?: Refusal;
  canSubmit?: boolean;
  onKeyDown?: ComponentProps<'form'>['onKeyDown'];
  /** Called without the browser's validation, because the form has its own rules. */
  onSubmit: () => void;
}

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

interface DialogProps {
  title: string;
  role?: 'dialog' | 'alertdialog';
  size?: 'wide';
  /**
   * Shown in the window's corner if there is room, so that what the admin compares stays visible.
   */
  isInCorner?: boolean;
  isBusy?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
  footer: ReactNode;
}

function Inside({ title, isBusy = false, onClose, children, footer }: DialogProps) {
  return (
    <>
      <ChakraDialog.Header>
        <ChakraDialog.Title>{title}</ChakraDialog.Title>
      </ChakraDialog.Header>
      {children}
      <ChakraDialog.Footer data-bottom-bar>{footer}</ChakraDialog.Footer>
      <div className="dialog-close">
        <IconButton label="Close" icon={X} isDisabled={isBusy} onClick={onClose} />
      </div>
    </>
  );
}

const classOf = ({ size }: DialogProps) => (size === 'wide' ? 'dialog-wide' : undefined);

const escapeUnlessBusy = ({ isBusy, onClose }: DialogProps) => {
  if (!isBusy) onClose();
};

/**
 * Escape closes an open term (R423) or panel in the dialog first. Chakra asks before the key
 * reaches them.
 */
const letInnermostTakeEscape = (event: Event) => {
  if (
    event.target instanceof Element &&
    event.target.closest('.term [aria-expanded="true"], .popover')
  )
    event.preventDefault();
};

function Modal(props: DialogProps) {
  const { role = 'dialog', isBusy = false, initialFocus, onKeyDown } = props;
  const entrance = useEntrance({ scale: 0.95 });
  const focus = useDialogFocus({
    initialFocus,
    onEscape: () => escapeUnlessBusy(props),
    onKeyDown,
  });
  return (
    <ChakraDialog.Root
      {...focus.root}
      open
      role={role}
      closeOnEscape={!isBusy}
      onEscapeKeyDown={letInnermostTakeEscape}
      closeOnInteractOutside={!isBusy && role === 'dialog'}
      onOpenChange={({ open }) => {
        if (!open) escapeUnlessBusy(props);
      }}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner
          {...focus.positioner}
          className={props.isInCorner ? 'dialog-in-corner' : undefined}
        >
          <ChakraDialog.Content asChild {...focus.content} className={classOf(props)}>
            <m.div {...entrance}>
              <Inside {...props} />
            </m.div>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

export function Dialog(props: DialogProps) {
  return (
    <ChakraRoot>
      <Motion>
        <Modal {...props} />
      </Motion>
    </ChakraRoot>
  );
}

export const DialogBody = ChakraDialog.Body;
