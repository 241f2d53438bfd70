import type { ReactNode } from 'react';
import { Button } from '../fields/Button';
import { Dialog, DialogBody } from './Dialog';

export interface KeyHelp {
  /** To be pressed one after the other. */
  keys: readonly string[];
  does: string;
}

export interface KeysDialogProps {
  sections: readonly { title?: string; keys: readonly KeyHelp[] }[];
  /** Below the lists. */
  children?: ReactNode;
  onClose: () => void;
}

/** Lists what each key does, by the place where it works. */
export function KeysDialog({ sections, children, onClose }: KeysDialogProps) {
  return (
    <Dialog title="Keys" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      <DialogBody>
        <div className="key-sections">
          {sections.map(({ title, keys }) => (
            <section key={title ?? ''} aria-label={title ?? 'Keys'}>
              {title !== undefined && <h3>{title}</h3>}
              <dl className="key-list">
                {keys.map(({ keys: pressed, does }) => (
                  <div key={does}>
                    <dt>
                      {pressed.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        {children}
      </DialogBody>
    </Dialog>
  );
}
