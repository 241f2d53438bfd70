import { Keyboard } from 'lucide-react';
import { Button } from '../fields/Button';

interface KeysButtonProps {
  onClick: () => void;
}

export function KeysButton({ onClick }: KeysButtonProps) {
  return (
    <Button variant="outline" shortcut="?" onClick={onClick}>
      <Keyboard size={16} aria-hidden />
      Keys
    </Button>
  );
}
