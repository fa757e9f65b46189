import { Component, type ReactNode } from 'react';
import { ChunkError, reloadPage } from '@/lib/browser/reload-page';

export interface ErrorBoundaryProps {
  /**
   * Rendered in place of the children after one of them has thrown; `retry` renders them again, or
   * reloads the page if the error is a `ChunkError`, which React would throw again.
   */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** Renders the children again when it changes. */
  resetKey?: unknown;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Renders a fallback if its children throw while rendering. */
// Error boundaries have to be class components.
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (previous.resetKey !== this.props.resetKey && this.state.failure) this.reset();
  }

  reset = () => this.setState({ failure: null });

  retry = () => {
    if (this.state.failure?.error instanceof ChunkError) reloadPage();
    else this.reset();
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(this.retry, failure.error) : this.props.children;
  }
}
