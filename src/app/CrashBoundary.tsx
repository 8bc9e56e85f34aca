import { Component, type ReactNode } from 'react';
import { CrashFallback } from './CrashFallback.tsx';

interface CrashBoundaryProps {
  children: ReactNode;
}

/** Shows the fallback in place of children that crashed, until the person tries again. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return <CrashFallback onRetry={() => this.setState({ crashed: false })} />;
  }
}
