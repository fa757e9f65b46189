import { Link } from 'react-router-dom';
import { memberParts, useMemberParts } from '@/app/start/phases';
import { paths } from '@/config/paths';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/feedback/error-boundary';
import { Logo } from '@/ui/logo';
import { BarFrame } from './bar-frame';
import { ExploreLink } from './explore-link';
import { MemberBarSkeleton, PhoneSearchSkeleton } from './member-bar-skeleton';

/**
 * The navigation bar, and on phones the search box (docs/product/navigation.md#navigation-bar).
 * @param compact reduces its height and keeps the position of the logo
 */
export function NavigationBar({ compact = false }: { compact?: boolean }) {
  const { module: parts, failure } = useMemberParts();

  return (
    <>
      <BarFrame compact={compact}>
        <Link to={paths.home} className="flex shrink-0 rounded-mark py-2">
          <Logo compact />
        </Link>
        <ExploreLink />
        <ErrorBoundary fallback={(retry) => <BarFailure onRetry={retry} />}>
          {parts ? (
            <parts.MemberBar />
          ) : failure ? (
            <BarFailure onRetry={memberParts.retry} />
          ) : (
            <MemberBarSkeleton />
          )}
        </ErrorBoundary>
      </BarFrame>
      <div className="gutter pt-5 md:hidden">
        <ErrorBoundary
          fallback={(retry) => (
            <BarFailure text="The search could not be loaded." onRetry={retry} />
          )}
        >
          {parts ? <parts.PhoneSearch /> : !failure && <PhoneSearchSkeleton />}
        </ErrorBoundary>
      </div>
    </>
  );
}

/** An alert in place of the parts of the bar that failed to load or to render. */
function BarFailure({
  text = 'The menu could not be loaded.',
  onRetry,
}: {
  text?: string;
  onRetry: () => void;
}) {
  return (
    <p role="alert" className="ml-auto flex items-center gap-3 text-12 text-danger">
      <span>{text}</span>
      <Button variant="secondary" size="bar" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
