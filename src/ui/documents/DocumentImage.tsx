import { FileX2, ImageOff, Maximize2, ShieldX, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { safeImageUrl } from '~/lib/imageUrl';
import { Button } from '../fields/Button';
import './documents.css';

export interface DocumentImageProps {
  url: unknown;
  label: string;
  onLoaded?: () => void;
  onFailed?: () => void;
  onOpened?: () => void;
  onDownload?: () => void;
  isDownloading?: boolean;
  /** Called before the file is loaded again, because its address may have changed. */
  onReadAgain?: () => Promise<unknown>;
  onEnlarge?: () => void;
}

const slowMs = 6000;

function Note({
  icon: Icon,
  text,
  children,
}: {
  icon: LucideIcon;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="document-note">
      <Icon size={20} aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  );
}

interface PictureProps extends Omit<DocumentImageProps, 'url' | 'onReadAgain'> {
  source: string;
  onRetry: () => void;
}

/**
 * What can be done with a file that the browser doesn't show as an image. The address was checked
 * like an image's (promise 8).
 */
function UnshownActions({ source, isDownloading, onOpened, onDownload, onRetry }: PictureProps) {
  return (
    <div className="document-actions">
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
      <a
        className="button"
        data-variant="outline"
        href={source}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpened}
        onAuxClick={({ button }) => {
          if (button === 1) onOpened?.();
        }}
      >
        Open in a new tab
      </a>
      {onDownload && (
        <Button variant="outline" isDisabled={isDownloading} onClick={onDownload}>
          Download
        </Button>
      )}
    </div>
  );
}

function Picture(props: PictureProps) {
  const { source, label, onLoaded, onFailed, onEnlarge } = props;
  const [state, setState] = useState<'loading' | 'slow' | 'loaded' | 'broken'>('loading');
  const fail = () => {
    setState('broken');
    onFailed?.();
  };
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), slowMs);
    return () => clearTimeout(timer);
  }, []);
  if (state === 'broken') {
    return (
      <Note icon={ImageOff} text={`${label} could not be shown`}>
        <UnshownActions {...props} />
      </Note>
    );
  }
  return (
    <>
      <img
        className="document-picture"
        src={source}
        alt={label}
        data-state={state}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onLoad={({ currentTarget }) => {
          // Some browsers also fire 'load' for a response that isn't an image.
          if (currentTarget.naturalWidth === 0) {
            fail();
            return;
          }
          setState('loaded');
          onLoaded?.();
        }}
        onError={fail}
      />
      {state === 'loading' && (
        <span className="document-loading" role="status" aria-label={`${label} is loading`} />
      )}
      {state === 'slow' && (
        <span className="document-loading" role="status">
          Still loading…
        </span>
      )}
      {state === 'loaded' && onEnlarge && (
        <button
          type="button"
          className="document-enlarge"
          aria-label={`Enlarge ${label}`}
          onClick={onEnlarge}
        >
          <Maximize2 size={15} aria-hidden />
        </button>
      )}
    </>
  );
}

/**
 * Shows an uploaded document, only ever as an image. A broken one may be a file of another kind,
 * which a new tab can show. The frame always has the same size.
 */
export function DocumentImage({ url, onReadAgain, ...rest }: DocumentImageProps) {
  const { label } = rest;
  const [attempt, setAttempt] = useState(0);
  const [isReading, setIsReading] = useState(false);
  const retry = async () => {
    setIsReading(true);
    await onReadAgain?.();
    setIsReading(false);
    setAttempt(attempt + 1);
  };
  const source = safeImageUrl(url, location.origin);
  const isMissing = url === null || url === undefined || url === '';
  return (
    <div className="document" role="group" aria-label={label}>
      {isMissing && <Note icon={FileX2} text="Not uploaded" />}
      {!isMissing && source === undefined && (
        <Note icon={ShieldX} text="Not shown: the address of this file is not safe" />
      )}
      {source !== undefined && !isReading && (
        <Picture
          {...rest}
          key={`${source} ${attempt}`}
          source={source}
          onRetry={() => void retry()}
        />
      )}
      {isReading && (
        <span className="document-loading" role="status" aria-label={`${label} is loading`} />
      )}
    </div>
  );
}
