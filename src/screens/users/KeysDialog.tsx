import { Button } from '../../components/fields/Button';
import { Dialog, DialogBody } from '../../components/overlays/Dialog';

const keys = [
  { key: 'A', does: 'Verify the document' },
  { key: 'R', does: 'Reject the document' },
  { key: 'Enter', does: 'Confirm' },
  { key: 'Esc', does: 'Cancel' },
  { key: 'J', does: 'Next document' },
  { key: 'K', does: 'Previous document' },
  { key: 'E', does: 'Enlarge the image' },
  { key: '?', does: 'Show the keys' },
] as const;

/** The keys of the focused review. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      <DialogBody>
        <dl className="key-list">
          {keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  );
}
