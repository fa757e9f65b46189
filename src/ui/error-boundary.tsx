import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Rendered in place of the children after one of them has thrown; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** Renders the children again when it changes. */
  resetKey?: unknown;
  children: ReactNode;
}

/** Keeps an error that a part throws while it renders from taking the rest of the page with it. */
// React catches rendering errors in class components only.
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.resetKey !== this.props.resetKey && this.state.hasError) this.retry();
  }

  retry = () => this.setState({ hasError: false });

  override render() {
    return this.state.hasError ? this.props.fallback(this.retry) : this.props.children;
  }
}
