import { Tooltip } from '@chakra-ui/react';
import { ChakraRoot } from '../overlays/ChakraRoot';

export interface TermTipProps {
  triggerId: string;
  text: string;
  onClose: () => void;
}

/** Announced when it opens, because the focus stays on the button. */
export function TermTip({ triggerId, text, onClose }: TermTipProps) {
  return (
    <ChakraRoot>
      <Tooltip.Root
        open
        ids={{ trigger: triggerId }}
        closeOnEscape={false}
        closeOnPointerDown={false}
        closeOnClick={false}
        positioning={{ strategy: 'fixed', placement: 'top' }}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
      >
        <Tooltip.Positioner>
          <Tooltip.Content>
            <span role="status">{text}</span>
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Tooltip.Root>
    </ChakraRoot>
  );
}
