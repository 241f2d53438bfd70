import type { ReactNode } from 'react';
import type { KeyHelp } from '../keyboard/keys';
import { Button } from '../fields/Button';
import { KeyList } from '../keyboard/KeyList';
import { Dialog, DialogBody } from './Dialog';

interface KeysDialogProps {
  sections: readonly { title?: string; keys: readonly KeyHelp[] }[];
  children?: ReactNode;
  onClose: () => void;
}

export function KeysDialog({ sections, children, onClose }: KeysDialogProps) {
  return (
    <Dialog
      title="Keys"
      size={sections.length > 1 ? 'wide' : undefined}
      onClose={onClose}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <DialogBody>
        <div className="key-sections">
          {sections.map(({ title, keys }) => (
            <section key={title ?? ''} aria-label={title ?? 'Keys'}>
              {title !== undefined && <h3>{title}</h3>}
              <KeyList keys={keys} />
            </section>
          ))}
        </div>
        {children}
      </DialogBody>
    </Dialog>
  );
}
