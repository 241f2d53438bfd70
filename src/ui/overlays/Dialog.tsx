import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../fields/IconButton';
import { useKeyCommands } from '../keyboard/useKeyCommands';
import { useRootMark } from '../layout/rootMark';
import { useIsWide } from '../layout/wideScreen';
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
  /**
   * On a wide screen it stands beside the list that it was opened from, which can still be used.
   */
  isBeside?: boolean;
  /**
   * On a screen with room for both it stands in the window's last corner, so that what the admin
   * compares stays visible.
   */
  isInCorner?: boolean;
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

/** What both kinds have in common. */
function Inside({ title, isBusy = false, onClose, children, footer }: DialogProps) {
  return (
    <>
      <ChakraDialog.Header>
        <ChakraDialog.Title>{title}</ChakraDialog.Title>
      </ChakraDialog.Header>
      {children}
      <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>
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
 * The meaning of a term that is open (R423) and a panel in the dialog take Escape. Chakra asks
 * before the key reaches them.
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
          <ChakraDialog.Content {...focus.content} className={classOf(props)}>
            <Inside {...props} />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/**
 * While the record is busy, nothing in the page can be used: another one must not take its place.
 */
function useInertPage(isInert: boolean): void {
  // As early as the focus is given back: an element in an inert page can't take it.
  useLayoutEffect(() => {
    const page = isInert && document.querySelector('#main');
    if (!page) return undefined;
    page.toggleAttribute('inert', true);
    return () => void page.toggleAttribute('inert', false);
  }, [isInert]);
}

/**
 * Beside its list. Chakra's dialog takes every Escape of the page, so it only gives its parts; it
 * is not open.
 */
function Docked(props: DialogProps) {
  const { isBusy = false, initialFocus, onClose, onKeyDown } = props;
  const titleId = useId();
  useInertPage(isBusy);
  useRootMark('data-docked');
  // Escape in the list. An open menu takes it first.
  useKeyCommands({ escape: onClose }, !isBusy);
  const { content } = useDialogFocus({
    isTrapped: false,
    initialFocus,
    onEscape: () => escapeUnlessBusy(props),
    onKeyDown,
  });
  return (
    <ChakraDialog.Root open={false} ids={{ title: titleId }}>
      <Portal>
        {/* The keys are those of the buttons in it. */}
        <div
          {...content}
          className={`dock ${classOf(props) ?? ''}`}
          role="dialog"
          aria-labelledby={titleId}
          tabIndex={-1}
          data-docked
        >
          <Inside {...props} />
        </div>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** A dialog. It is open while it is rendered. It is modal, unless it is beside its list. */
export function Dialog(props: DialogProps) {
  const isWide = useIsWide();
  const Kind = props.isBeside && isWide ? Docked : Modal;
  return (
    <ChakraRoot>
      <Kind {...props} />
    </ChakraRoot>
  );
}

export const DialogBody = ChakraDialog.Body;
