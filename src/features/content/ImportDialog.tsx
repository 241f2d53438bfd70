import { FileJson } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { Button } from '~/ui/fields/Button';
import { FileInput } from '~/ui/fields/FileInput';
import { Stack } from '~/ui/layout/Layout';
import { Dialog, DialogBody } from '~/ui/overlays/Dialog';
import { importCounts } from './messages';
import { fileProblems } from '~/lib/fileProblems';
import { newLocalId } from '~/lib/storage/store';
import {
  contentFileSizeProblem,
  planImport,
  readContentFile,
  unusableFile,
  type ContentFile,
  type FileProblem,
  type ImportCounts,
  type ImportMode,
  type ImportPlan,
} from './contentFile';
import type { ContentItems } from './model';
import '~/ui/fields/fields.css';
import './content.css';

type ImportFile =
  | { status: 'reading'; name: string }
  | { status: 'broken'; name: string; problems: readonly FileProblem[] }
  | { status: 'ready'; name: string; counts: Record<ImportMode, ImportCounts> };

interface ImportDialogProps {
  file: ImportFile | undefined;
  onChooseFile: (file: File) => void;
  onImport: (mode: ImportMode) => void;
  onClose: () => void;
}

const mostProblems = 8;

const modes = [
  {
    mode: 'add',
    label: 'Add to what is there',
    detail: 'Existing entries are updated. Nothing is removed.',
  },
  {
    mode: 'replace',
    label: 'Replace everything',
    detail: 'FAQ and rules that are not in the file are removed.',
  },
] as const satisfies readonly { mode: ImportMode; label: string; detail: string }[];

function Problems({ name, problems }: { name: string; problems: readonly FileProblem[] }) {
  const rest = problems.length - mostProblems;
  return (
    <div className="notice conflict" data-tone="bad" role="alert">
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
    <fieldset className="stack content-modes" data-gap={2}>
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
          <Stack as="span" gap={0}>
            <strong>{option.label}</strong>
            <small>{option.detail}</small>
            <small>
              <strong>{importCounts(counts[option.mode])}</strong>
            </small>
          </Stack>
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
        {name === undefined ? (
          <span>A JSON file exported from this console.</span>
        ) : (
          <bdi>{name}</bdi>
        )}{' '}
        <label htmlFor={id}>{name === undefined ? 'Choose a file' : 'Choose another file'}</label>
        {name === undefined && <span> or drop it here.</span>}
      </p>
      <FileInput id={id} accept=".json,application/json" onChoose={onChoose} />
    </div>
  );
}

/** Imports the whole file, or nothing if anything in it is wrong. */
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

async function readFile(file: File): Promise<ContentFile> {
  const problem = contentFileSizeProblem(file.size);
  if (problem) return unusableFile(problem);
  try {
    return readContentFile(await file.text());
  } catch {
    return unusableFile(fileProblems.unreadable);
  }
}

interface ImportContentProps {
  items: ContentItems;
  onImport: (plan: ImportPlan) => void;
  onClose: () => void;
}

/** If several files were chosen, the last one counts. */
export function ImportContent({ items, onImport, onClose }: ImportContentProps) {
  const [chosen, setChosen] = useState<{ file: File; content?: ContentFile }>();
  const choose = async (file: File) => {
    setChosen({ file });
    const content = await readFile(file);
    setChosen((now) => (now?.file === file ? { file, content } : now));
  };
  const plan = (mode: ImportMode) =>
    planImport(items, chosen?.content?.items ?? [], mode, newLocalId);
  const describe = (): ImportFile | undefined => {
    if (!chosen) return undefined;
    const { name } = chosen.file;
    if (!chosen.content) return { status: 'reading', name };
    const { problems } = chosen.content;
    if (problems) return { status: 'broken', name, problems };
    const counts = { add: plan('add').counts, replace: plan('replace').counts };
    return { status: 'ready', name, counts };
  };
  return (
    <ImportDialog
      file={describe()}
      onChooseFile={(file) => void choose(file)}
      onImport={(mode) => {
        onImport(plan(mode));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
