import { Component, type ReactNode } from 'react';
import { CrashFallback } from './CrashFallback.tsx';
import { isLoadFailure } from './isLoadFailure.ts';

interface CrashBoundaryProps {
  children: ReactNode;
}

interface CrashState {
  crash?: { error: unknown } | undefined;
}

/** Shows the fallback in place of children that crashed, until the user tries again. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    const retry = () => (isLoadFailure(crash.error) ? window.location.reload() : this.setState({ crash: undefined }));
    return <CrashFallback onRetry={retry} />;
  }
}
