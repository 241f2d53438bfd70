import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '../fields/IconButton';
import { ChakraRoot } from './ChakraRoot';
import { useDialogFocus } from './useDialogFocus';
import './dialog.css';

export interface DialogProps {
  /** Its heading. */
  title: string;
  /** 'alertdialog' if the admin has to decide something. */
  role?: 'dialog' | 'alertdialog';
  /** 'wide' for forms with several columns. */
  size?: 'wide';
  /** While busy, the dialog can't be closed. */
  isBusy?: boolean;
  /** What has the focus at first. Otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called when it should close. */
  onClose: () => void;
  /** A key that was pressed anywhere in it. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What is inside. */
  children: ReactNode;
  /** The buttons at its end. */
  footer: ReactNode;
}

/** A modal dialog. It is open while it is rendered. */
export function Dialog({ title, role = 'dialog', size, isBusy = false, initialFocus, onClose, onKeyDown, children, footer }: DialogProps) {
  const focus = useDialogFocus({
    initialFocus,
    onEscape: () => {
      if (!isBusy) onClose();
    },
    onKeyDown,
  });
  return (
    <ChakraRoot>
      <ChakraDialog.Root
        {...focus.root}
        open
        role={role}
        closeOnEscape={!isBusy}
        closeOnInteractOutside={!isBusy && role === 'dialog'}
        onOpenChange={({ open }) => {
          if (!open && !isBusy) onClose();
        }}
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content {...focus.content} className={size === 'wide' ? 'dialog-wide' : undefined}>
              <ChakraDialog.Header>
                <ChakraDialog.Title>{title}</ChakraDialog.Title>
              </ChakraDialog.Header>
              {children}
              <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>
              <div className="dialog-close">
                <IconButton label="Close" icon={X} isDisabled={isBusy} onClick={onClose} />
              </div>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraRoot>
  );
}

export const DialogBody = ChakraDialog.Body;
