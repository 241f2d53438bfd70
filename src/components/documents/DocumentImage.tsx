import { FileX2, ImageOff, Maximize2, ShieldX, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { safeImageUrl } from '../../domain/kyc/imageUrl';
import { Button } from '../fields/Button';
import './documents.css';

export interface DocumentImageProps {
  /** The image's URL as the server sent it. Only https, this origin and blobs are ever loaded. */
  url: unknown;
  /** The image's name, e.g. 'ID Proof, front'. */
  label: string;
  /** Called when the image is visible. */
  onLoaded?: () => void;
  /** Called when the file could not be shown. */
  onFailed?: () => void;
  /** Opens the enlarged image. Only possible once the image has loaded. */
  onEnlarge?: () => void;
}

/** How long an image may load before the text says that it is slow, in milliseconds. */
const slowMs = 6000;

function Note({ icon: Icon, text, children }: { icon: LucideIcon; text: string; children?: ReactNode }) {
  return (
    <div className="document-note">
      <Icon size={20} aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  );
}

interface PictureProps {
  source: string;
  label: string;
  onLoaded?: () => void;
  onFailed?: () => void;
  onRetry: () => void;
  onEnlarge?: () => void;
}

function Picture({ source, label, onLoaded, onFailed, onRetry, onEnlarge }: PictureProps) {
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
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
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
          // In some browsers a response that isn't an image also fires 'load'.
          if (currentTarget.naturalWidth === 0) {
            fail();
            return;
          }
          setState('loaded');
          onLoaded?.();
        }}
        onError={fail}
      />
      {state === 'loading' && <span className="document-loading" role="status" aria-label={`${label} is loading`} />}
      {state === 'slow' && (
        <span className="document-loading" role="status">
          Still loading…
        </span>
      )}
      {state === 'loaded' && onEnlarge && (
        <button type="button" className="document-enlarge" aria-label={`Enlarge ${label}`} onClick={onEnlarge}>
          <Maximize2 size={15} aria-hidden />
        </button>
      )}
    </>
  );
}

/**
 * An uploaded document, shown only as an image: missing, blocked, loading, slow, broken or shown. The frame always has
 * the same size, whatever the size of the file.
 */
export function DocumentImage({ url, label, onLoaded, onFailed, onEnlarge }: DocumentImageProps) {
  const [attempt, setAttempt] = useState(0);
  const source = safeImageUrl(url, location.origin);
  const isMissing = url === null || url === undefined || url === '';
  return (
    <div className="document" role="group" aria-label={label}>
      {isMissing && <Note icon={FileX2} text="Not uploaded" />}
      {!isMissing && source === undefined && <Note icon={ShieldX} text="Not shown: the address of this file is not safe" />}
      {source !== undefined && (
        <Picture
          key={`${source} ${attempt}`}
          source={source}
          label={label}
          onLoaded={onLoaded}
          onFailed={onFailed}
          onRetry={() => setAttempt(attempt + 1)}
          onEnlarge={onEnlarge}
        />
      )}
    </div>
  );
}
