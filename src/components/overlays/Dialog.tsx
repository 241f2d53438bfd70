import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../fields/IconButton';
import { ChakraRoot } from './ChakraRoot';

export interface DialogProps {
  title: string;
  /** 'alertdialog' where something is about to be decided. */
  role?: 'dialog' | 'alertdialog';
  /** 'wide' for forms of several columns. */
  size?: 'wide';
  /** While something is under way the dialog can't be dismissed. */
  isBusy?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
  footer: ReactNode;
}

/** A modal dialog. It is open while it is rendered. */
export function Dialog({ title, role = 'dialog', size, isBusy = false, initialFocus, onClose, children, footer }: DialogProps) {
  return (
    <ChakraRoot>
      <ChakraDialog.Root
        open
        role={role}
        closeOnEscape={!isBusy}
        closeOnInteractOutside={!isBusy && role === 'dialog'}
        initialFocusEl={initialFocus && (() => initialFocus.current)}
        onOpenChange={({ open }) => {
          if (!open && !isBusy) onClose();
        }}
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content className={size === 'wide' ? 'dialog-wide' : undefined}>
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
