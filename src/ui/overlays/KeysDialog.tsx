import type { ReactNode } from 'react';
import type { KeyHelp } from '../keyboard/keys';
import { Button } from '../fields/Button';
import { KeyList } from '../keyboard/KeyList';
import { Grid } from '../layout/Layout';
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
        <Grid gap={6} className="key-sections">
          {sections.map(({ title, keys }) => (
            <section key={title ?? ''} aria-label={title ?? 'Keys'}>
              {title !== undefined && <h3>{title}</h3>}
              <KeyList keys={keys} />
            </section>
          ))}
        </Grid>
        {children}
      </DialogBody>
    </Dialog>
  );
}
