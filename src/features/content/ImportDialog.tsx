import { FileJson } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { Button } from '../../ui/fields/Button';
import { FileInput } from '../../ui/fields/FileInput';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog';
import type { FileProblem, ImportCounts, ImportMode } from './contentFile';
import { importCounts } from './messages';
import '../../ui/fields/choice.css';
import './content.css';

/** The chosen file and its state. */
export type ImportFile =
  | { status: 'reading'; name: string }
  | { status: 'broken'; name: string; problems: readonly FileProblem[] }
  /** The result of importing it, in each mode. */
  | { status: 'ready'; name: string; counts: Record<ImportMode, ImportCounts> };

export interface ImportDialogProps {
  /** The chosen file: being read, unusable, or ready to import. Undefined until one is chosen. */
  file: ImportFile | undefined;
  /** Called with the file that the admin chose. */
  onChooseFile: (file: File) => void;
  /** Called to import the file, either adding to the content or replacing it. */
  onImport: (mode: ImportMode) => void;
  /** Called to close the dialog without importing. */
  onClose: () => void;
}

/** If there are more problems than this, only their number is shown. */
const mostProblems = 8;

const modes = [
  {
    mode: 'add',
    label: 'Add to what is there',
    detail: 'An entry that is already here is updated; nothing is removed.',
  },
  {
    mode: 'replace',
    label: 'Replace everything',
    detail: 'Only what the file holds stays, FAQ and rules.',
  },
] as const satisfies readonly { mode: ImportMode; label: string; detail: string }[];

function Problems({ name, problems }: { name: string; problems: readonly FileProblem[] }) {
  const rest = problems.length - mostProblems;
  return (
    <div className="notice content-problems" data-tone="bad" role="alert">
      <p>
        Nothing was imported from <bdi>{name}</bdi>.
      </p>
      <ul>
        {problems.slice(0, mostProblems).map(({ where, what }) => (
          <li key={`${where} ${what}`}>{where === '' ? what : `${where} ${what}.`}</li>
        ))}
        {rest > 0 && <li>and {rest} more.</li>}
      </ul>
    </div>
  );
}

function Choice({
  counts,
  mode,
  onChange,
}: {
  counts: Record<ImportMode, ImportCounts>;
  mode: ImportMode;
  onChange: (mode: ImportMode) => void;
}) {
  return (
    <fieldset className="content-modes">
      <legend className="field-label">How to import</legend>
      {modes.map((option) => (
        <label key={option.mode} className="choice">
          <input
            type="radio"
            name="mode"
            value={option.mode}
            checked={mode === option.mode}
            onChange={() => onChange(option.mode)}
          />
          <span>
            <strong>{option.label}</strong>
            <small>{option.detail}</small>
            <span className="content-counts">{importCounts(counts[option.mode])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function ChooseFile({
  name,
  onChoose,
}: {
  name: string | undefined;
  onChoose: (file: File) => void;
}) {
  const id = useId();
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <div
      className="content-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <FileJson size={22} aria-hidden />
      <p>
        {name === undefined ? <span>A JSON file that was exported here.</span> : <bdi>{name}</bdi>}{' '}
        <label htmlFor={id}>{name === undefined ? 'Choose a file' : 'Choose another file'}</label>
        {name === undefined && <span> or drop it here.</span>}
      </p>
      <FileInput id={id} accept=".json,application/json" onChoose={onChoose} />
    </div>
  );
}

/** Imports an exported file: all of it, or nothing if anything in it is wrong. */
export function ImportDialog({ file, onChooseFile, onImport, onClose }: ImportDialogProps) {
  const [mode, setMode] = useState<ImportMode>('add');
  const isReady = file?.status === 'ready';
  return (
    <Dialog
      title="Import content"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button isDisabled={!isReady} onClick={() => onImport(mode)}>
            Import
          </Button>
        </>
      }
    >
      <DialogBody>
        <div className="stack content-form">
          <ChooseFile name={file?.name} onChoose={onChooseFile} />
          {file?.status === 'broken' && <Problems name={file.name} problems={file.problems} />}
          {isReady && <Choice counts={file.counts} mode={mode} onChange={setMode} />}
        </div>
      </DialogBody>
    </Dialog>
  );
}
