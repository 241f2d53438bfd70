import { useEffect, type ReactNode, Component } from 'react';
import { addMissingPart, LoadFailure } from '../loadable';

function Missing({ reason, retry }: Crash) {
  useEffect(() => addMissingPart({ reason, retry }), [reason, retry]);
  return null;
}

export function PartBoundary({ children }: { children: ReactNode }) {
  return <CrashBoundary show={(crash) => <Missing {...crash} />}>{children}</CrashBoundary>;
}

export interface Crash {
  reason: unknown;
  retry: () => void;
  tries: number;
}

interface Props {
  show: (crash: Crash) => ReactNode;
  /** A change of the path forgets the crash, because another path is another screen. */
  path?: string;
  children: ReactNode;
}

interface State {
  crash?: { reason: unknown };
  tries: number;
}

/** The browser's translation or an extension has moved a node. */
const isMovedNode = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'NotFoundError';

export class CrashBoundary extends Component<Props, State> {
  override state: State = { tries: 0 };
  /**
   * Rendering the children again fixes a moved node. It happens once for each path, or it might
   * never end.
   */
  private hasRedrawn = false;

  static getDerivedStateFromError(reason: unknown): Partial<State> {
    return { crash: { reason } };
  }

  override componentDidUpdate({ path }: Props) {
    if (path === this.props.path) return;
    this.hasRedrawn = false;
    // A list's path changes with every key in its search, so the state is set only if it changes.
    if (this.state.crash || this.state.tries > 0) this.setState({ crash: undefined, tries: 0 });
  }

  override componentDidCatch(reason: unknown) {
    if (isMovedNode(reason) && !this.hasRedrawn) {
      this.hasRedrawn = true;
      // Happens before anything is painted.
      this.setState({ crash: undefined });
    }
    if (!(reason instanceof LoadFailure)) return;
    const heal = () => {
      if (this.state.crash?.reason === reason) this.setState({ crash: undefined });
    };
    // A late file may still arrive, and one that failed offline may load later.
    reason.late?.then(heal, () => undefined);
    addEventListener('online', heal, { once: true });
  }

  private readonly retry = () =>
    this.setState(({ tries }) => ({ crash: undefined, tries: tries + 1 }));

  override render() {
    const { crash, tries } = this.state;
    if (crash && isMovedNode(crash.reason) && !this.hasRedrawn) return null;
    return crash
      ? this.props.show({ reason: crash.reason, retry: this.retry, tries })
      : this.props.children;
  }
}
