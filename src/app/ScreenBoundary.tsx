import { Component, type ReactNode } from 'react';
import { CrashedState } from '../components/feedback/CrashedState';

interface Props {
  /** A change of it forgets the crash: another path is another screen. */
  path: string;
  children: ReactNode;
}

/** Keeps a screen that throws from taking the navigation with it. */
export class ScreenBoundary extends Component<Props, { crashedAt?: string }> {
  override state: { crashedAt?: string } = {};

  override componentDidUpdate(previous: Props) {
    if (previous.path !== this.props.path && this.state.crashedAt !== undefined) this.setState({ crashedAt: undefined });
  }

  override componentDidCatch() {
    this.setState({ crashedAt: this.props.path });
  }

  static getDerivedStateFromError() {
    return { crashedAt: '' };
  }

  override render() {
    if (this.state.crashedAt === undefined) return this.props.children;
    return (
      <div className="panel">
        <CrashedState onRetry={() => { this.setState({ crashedAt: undefined }); }} />
      </div>
    );
  }
}
