import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Popover as ChakraPopover } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { closeOnEscape } from '../keyboard/keyListeners';
import { returnFocus } from '../keyboard/pageFocus';
import { ChakraRoot } from './ChakraRoot';
import { Motion, useEntrance } from './Motion';

export interface PopoverProps {
  label: string;
  /** The button that opened it. It gets the focus back. */
  triggerId: string;
  onClose: () => void;
  children: ReactNode;
}

export function Popover({ label, triggerId, onClose, children }: PopoverProps) {
  const content = useRef<HTMLDivElement>(null);
  const entrance = useEntrance({ scale: 0.95 });
  // Chakra's popover takes the focus, and listens for Escape, only a frame after it was painted.
  useLayoutEffect(() => content.current?.focus({ preventScroll: true }), []);
  const close = () => {
    returnFocus(triggerId, content.current);
    onClose();
  };
  return (
    <ChakraRoot>
      <ChakraPopover.Root
        open
        autoFocus={false}
        ids={{ trigger: triggerId }}
        positioning={{ strategy: 'fixed', placement: 'bottom-end', gutter: 6, overlap: true }}
        onOpenChange={({ open }) => {
          if (!open) close();
        }}
      >
        <ChakraPopover.Positioner>
          <Motion>
            <ChakraPopover.Content asChild aria-label={label} aria-labelledby={undefined}>
              <m.div
                {...entrance}
                ref={content}
                onKeyDown={(event) => closeOnEscape(event, close)}
                onClick={(event) => {
                  if (event.target instanceof Element && event.target.closest('a')) onClose();
                }}
              >
                {children}
              </m.div>
            </ChakraPopover.Content>
          </Motion>
        </ChakraPopover.Positioner>
      </ChakraPopover.Root>
    </ChakraRoot>
  );
}
