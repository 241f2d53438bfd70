import { KeysDialog, type KeyHelp } from '../../components/overlays/KeysDialog';
import { destinations } from './goTo';

const everywhere: readonly KeyHelp[] = [
  { keys: ['Ctrl', 'K'], does: 'Search commands and loaded records (Cmd K on a Mac)' },
  { keys: ['/'], does: 'Go to the search box' },
  { keys: ['J'], does: 'Next row' },
  { keys: ['K'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['?'], does: 'Show the keys' },
];

const going: readonly KeyHelp[] = destinations.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], does: label }));

export interface KeysHelpProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

/** What the keys do everywhere, and the switch for those that work alone. */
export function KeysHelp({ areOn, onSwitch, onClose }: KeysHelpProps) {
  return (
    <KeysDialog sections={[{ title: 'On every screen', keys: everywhere }, { title: 'Go to', keys: going }]} onClose={onClose}>
      <label className="key-switch">
        <input type="checkbox" name="keys" checked={areOn} onChange={(event) => { onSwitch(event.target.checked); }} />
        Single keys are commands
      </label>
    </KeysDialog>
  );
}
