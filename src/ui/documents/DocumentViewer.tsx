import {
  ChevronLeft,
  ChevronRight,
  Download,
  RotateCcw,
  RotateCw,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { hasModifier, pressedKey } from '../../lib/pressedKey';
import { IconButton } from '../fields/Button';
import { ChakraRoot } from '../overlays/ChakraRoot';
import { useDialogFocus } from '../overlays/useDialogFocus';
import { DocumentImage } from './DocumentImage';
import './documents.css';

export interface ViewedDocument {
  label: string;
  url?: unknown;
}

export interface DocumentViewerProps {
  /** The documents that can be looked at, in their order. */
  images: readonly ViewedDocument[];
  /** The index of the shown image, from 0. */
  index: number;
  /** Called with the place of the document that should be shown. */
  onIndexChange: (index: number) => void;
  /**
   * What the documents are compared with. It stays beside the image, in a narrow window above it.
   */
  beside?: { label: string; content: ReactNode };
  /** A file is on its way: the button is busy. */
  isDownloading?: boolean;
  /** Called with the document to download. Without it there is no button. */
  onDownload?: (image: ViewedDocument) => void;
  /** Called once a document that can't be shown was opened in a new tab. */
  onOpened?: (image: ViewedDocument) => void;
  /**
   * Called before a file that could not be shown is asked for again. Resolves when its address may
   * be a new one.
   */
  onReadAgain?: () => Promise<unknown>;
  /** Called when it should close. */
  onClose: () => void;
}

const zooms = [1, 1.5, 2, 3, 4] as const;

interface View {
  zoom: number;
  turns: number;
}

const asFitted: View = { zoom: 0, turns: 0 };
const changed = (view: View, { zoom = 0, turns = 0 }: Partial<View>): View => ({
  zoom: Math.min(zooms.length - 1, Math.max(0, view.zoom + zoom)),
  turns: view.turns + turns,
});

interface Action {
  label: string;
  icon: typeof ZoomIn;
  keys: readonly string[];
  isDisabled?: boolean;
  run: () => void;
}

/** The viewer's actions with their keys. */
function actionsOf(
  { images, index, onIndexChange, isDownloading = false, onDownload }: DocumentViewerProps,
  view: View,
  setView: (view: View) => void,
): Action[] {
  const image = images[index];
  const goTo = (next: number) => {
    setView(asFitted);
    onIndexChange(next);
  };
  // While the image is zoomed, the arrow keys scroll it.
  const arrow = (key: string) => (view.zoom === 0 ? [key] : []);
  return [
    ...(images.length > 1
      ? [
          {
            label: 'Previous image',
            icon: ChevronLeft,
            keys: [...arrow('ArrowLeft'), 'k'],
            isDisabled: index === 0,
            run: () => goTo(index - 1),
          },
          {
            label: 'Next image',
            icon: ChevronRight,
            keys: [...arrow('ArrowRight'), 'j'],
            isDisabled: index === images.length - 1,
            run: () => goTo(index + 1),
          },
        ]
      : []),
    {
      label: 'Zoom out',
      icon: ZoomOut,
      keys: ['-'],
      isDisabled: view.zoom === 0,
      run: () => setView(changed(view, { zoom: -1 })),
    },
    {
      label: 'Zoom in',
      icon: ZoomIn,
      keys: ['+', '='],
      isDisabled: view.zoom === zooms.length - 1,
      run: () => setView(changed(view, { zoom: 1 })),
    },
    {
      label: 'Rotate left',
      icon: RotateCcw,
      keys: ['['],
      run: () => setView(changed(view, { turns: -1 })),
    },
    {
      label: 'Rotate right',
      icon: RotateCw,
      keys: [']'],
      run: () => setView(changed(view, { turns: 1 })),
    },
    ...(onDownload && image
      ? [
          {
            label: 'Download',
            icon: Download,
            keys: ['d'],
            isDisabled: isDownloading,
            run: () => onDownload(image),
          },
        ]
      : []),
  ];
}

/**
 * Shows enlarged documents, one at a time: zoom, rotate, next and previous, by mouse and by
 * keyboard. It is open while it is rendered.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { images, index, beside, onOpened, onReadAgain, onClose } = props;
  const [view, setView] = useState(asFitted);
  const stage = useRef<HTMLDivElement>(null);
  const scale = zooms[view.zoom] ?? 1;
  const image = images[index];
  useLayoutEffect(() => {
    // Zooming keeps the center of the image in the center.
    const {
      scrollWidth = 0,
      clientWidth = 0,
      scrollHeight = 0,
      clientHeight = 0,
    } = stage.current ?? {};
    stage.current?.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [scale]);
  const actions = actionsOf(props, view, setView);
  const handleKey = (event: KeyboardEvent) => {
    if (hasModifier(event.nativeEvent)) return;
    const key = pressedKey(event.nativeEvent);
    const action = actions.find(({ keys }) => keys.includes(key));
    if (!action) return;
    // The page below uses the same keys.
    event.preventDefault();
    event.stopPropagation();
    if (!action.isDisabled) action.run();
  };
  const focus = useDialogFocus({ initialFocus: stage, onEscape: onClose, onKeyDown: handleKey });
  return (
    <ChakraRoot>
      <ChakraDialog.Root
        {...focus.root}
        open
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner {...focus.positioner}>
            <ChakraDialog.Content {...focus.content} className="viewer">
              <div className="viewer-head">
                <ChakraDialog.Title>{image?.label ?? 'Document'}</ChakraDialog.Title>
                {actions.map(({ label, icon, isDisabled, run }) => (
                  <IconButton
                    key={label}
                    label={label}
                    icon={icon}
                    isDisabled={isDisabled}
                    onClick={run}
                  />
                ))}
                <IconButton label="Close" icon={X} onClick={onClose} />
              </div>
              {beside && (
                // Focusable, because it scrolls in a low window.
                <div className="viewer-beside" role="group" aria-label={beside.label} tabIndex={0}>
                  <h3>{beside.label}</h3>
                  {beside.content}
                </div>
              )}
              {/* It is focusable, so that the keyboard can scroll the zoomed image. */}
              <div
                ref={stage}
                className="viewer-stage"
                data-turned={view.turns % 2 === 0 ? undefined : ''}
                tabIndex={0}
                role="region"
                aria-label={`${image?.label ?? 'Document'}, ${scale * 100} %`}
              >
                <div
                  className="viewer-sheet"
                  style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
                >
                  <div className="viewer-turn" style={{ rotate: `${view.turns * 90}deg` }}>
                    <DocumentImage
                      key={index}
                      url={image?.url}
                      label={image?.label ?? 'Document'}
                      onOpened={() => image && onOpened?.(image)}
                      onReadAgain={onReadAgain}
                    />
                  </div>
                </div>
              </div>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraRoot>
  );
}
