import {
  ChevronLeft,
  ChevronRight,
  Download,
  RotateCcw,
  RotateCw,
  X,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { hasModifier, pressedKey } from '~/lib/pressedKey';
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
  images: readonly ViewedDocument[];
  index: number;
  onIndexChange: (index: number) => void;
  beside?: { label: string; content: ReactNode };
  isDownloading?: boolean;
  onDownload?: (image: ViewedDocument) => void;
  onOpened?: (image: ViewedDocument) => void;
  onReadAgain?: () => Promise<unknown>;
  onClose: () => void;
}

const zooms = [1, 1.5, 2, 3, 4] as const;

interface View {
  zoom: number;
  /** In quarters of a full turn. */
  turns: number;
}

const asFitted: View = { zoom: 0, turns: 0 };

interface Action {
  label: string;
  icon: LucideIcon;
  keys: readonly string[];
  isDisabled?: boolean;
  run: () => void;
}

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
  const step = (label: string, icon: LucideIcon, keys: string[], to: number): Action => ({
    label,
    icon,
    keys,
    isDisabled: images[to] === undefined,
    run: () => goTo(to),
  });
  const zoom = (label: string, icon: LucideIcon, keys: string[], by: 1 | -1): Action => ({
    label,
    icon,
    keys,
    isDisabled: zooms[view.zoom + by] === undefined,
    run: () => setView({ ...view, zoom: view.zoom + by }),
  });
  const turn = (label: string, icon: LucideIcon, key: string, by: 1 | -1): Action => ({
    label,
    icon,
    keys: [key],
    run: () => setView({ ...view, turns: view.turns + by }),
  });
  const actions = [
    zoom('Zoom out', ZoomOut, ['-'], -1),
    zoom('Zoom in', ZoomIn, ['+', '='], 1),
    turn('Rotate left', RotateCcw, '[', -1),
    turn('Rotate right', RotateCw, ']', 1),
  ];
  if (images.length > 1)
    actions.unshift(
      step('Previous image', ChevronLeft, [...arrow('ArrowLeft'), 'k'], index - 1),
      step('Next image', ChevronRight, [...arrow('ArrowRight'), 'j'], index + 1),
    );
  if (onDownload && image)
    actions.push({
      label: 'Download',
      icon: Download,
      keys: ['d'],
      isDisabled: isDownloading,
      run: () => onDownload(image),
    });
  return actions;
}

export function DocumentViewer(props: DocumentViewerProps) {
  const { images, index, beside, onOpened, onReadAgain, onClose } = props;
  const [view, setView] = useState(asFitted);
  const stage = useRef<HTMLDivElement>(null);
  const scale = zooms[view.zoom] ?? 1;
  const image = images[index];
  useLayoutEffect(() => {
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
              {/* Focusable, so that the keyboard can scroll the zoomed image. */}
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
