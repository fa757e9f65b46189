import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered in place of the children after one of them has thrown; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** Renders the children again when it changes. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Renders a fallback if its children throw while rendering. */
// Error boundaries have to be class components.
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.hasError) this.retry();
  }

  retry = () => this.setState({ hasError: false });

  override render() {
    return this.state.hasError ? this.props.fallback(this.retry) : this.props.children;
  }
}
