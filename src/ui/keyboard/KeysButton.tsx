import { Keyboard } from 'lucide-react';
import { Button } from '../fields/Button';

interface KeysButtonProps {
  /** Opens the list. */
  onClick: () => void;
}

/** Opens the list of a screen's keys, as the key '?' does. */
export function KeysButton({ onClick }: KeysButtonProps) {
  return (
    <Button variant="outline" shortcut="?" onClick={onClick}>
      <Keyboard size={16} aria-hidden />
      Keys
    </Button>
  );
}
