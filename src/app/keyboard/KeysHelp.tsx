import { KeysDialog } from '../../ui/overlays/KeysDialog';
import { destinations, everywhere } from './consoleKeys';

export interface KeysHelpProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

export function KeysHelp({ areOn, onSwitch, onClose }: KeysHelpProps) {
  return (
    <KeysDialog
      sections={[
        { title: 'On every screen', keys: everywhere },
        { title: 'Go to', keys: destinations },
      ]}
      onClose={onClose}
    >
      <label className="key-switch">
        <input
          type="checkbox"
          name="keys"
          checked={areOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        Single-key shortcuts
      </label>
    </KeysDialog>
  );
}
