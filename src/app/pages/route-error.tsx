import { Component, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyOr } from '@/lib/lazy-or';
import { Spinner } from '@/ui/spinner';
import { retryFailedScreens } from '../screen';
import { PlainProblem } from './plain-problem';
import { isFailedImport, reloadOnce } from './removed-chunk';

const RouteProblem = lazyOr(
  async () => (await import('./route-problem')).RouteProblem,
  PlainProblem,
);

/** Keeps an error of a page inside its place in the layout; the next navigation clears it. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary locationKey={key}>{children}</Boundary>;
}

interface BoundaryProps {
  locationKey: string;
  children: ReactNode;
}

interface BoundaryState {
  failure: { error: unknown; isReloading: boolean } | null;
}

// React catches rendering errors in class components only.
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error, isReloading: false } };
  }

  override componentDidCatch(error: unknown) {
    if (isFailedImport(error) && reloadOnce(error)) {
      this.setState({ failure: { error, isReloading: true } });
    }
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.locationKey !== this.props.locationKey && this.state.failure) this.retry();
  }

  retry = () => {
    retryFailedScreens();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <div className="gutter mx-auto max-w-[1280px] py-10 max-sm:py-5">
        {failure.isReloading ? (
          <Spinner>Loading the new version...</Spinner>
        ) : (
          <Suspense>
            <RouteProblem isOutdated={isFailedImport(failure.error)} onRetry={this.retry} />
          </Suspense>
        )}
      </div>
    );
  }
}
