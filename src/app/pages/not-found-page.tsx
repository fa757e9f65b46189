import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { PRODUCT_NAME, RELEASE_LABEL } from '@/lib/product';
import { useGoBack } from '@/lib/use-go-back';
import { useTitle } from '@/lib/use-title';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Logo } from '@/ui/logo';
import { NotFoundIllustration } from './not-found-illustration';

/** The page of an unknown path (docs/product/navigation.md#page-not-found). */
export function NotFoundPage() {
  useTitle('Page Not Found');

  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[160px_1fr] bg-surface sm:grid-rows-[240px_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <NotFoundIllustration className="size-full lg:order-last" />
      <div className="gutter mx-auto flex w-full flex-col py-6 sm:max-w-[640px] sm:py-8 lg:max-w-[504px]">
        <Link to={paths.home} className="-my-2 flex self-start rounded-mark py-2">
          <Logo name={PRODUCT_NAME} release={RELEASE_LABEL} />
        </Link>
        <div className="py-10 sm:my-auto">
          <p className="num text-20 font-semibold text-brand">404</p>
          <h1 className="mt-2 text-32 font-semibold sm:text-48">Page Not Found</h1>
          <p className="mt-4 max-w-[44ch] text-16 text-pretty text-ink-2">
            The page may have been moved, or the URL is wrong.
          </p>
          <Actions />
        </div>
        <p className="mt-auto text-muted sm:mt-0">
          Still lost? Write to <SupportMail />
        </p>
      </div>
    </div>
  );
}

function Actions() {
  const goBack = useGoBack(paths.home);

  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Link to={paths.home} className={buttonClass({ size: 'lg' })}>
        Go Home
      </Link>
      <Button variant="secondary" size="lg" onClick={goBack}>
        <Icon of={ArrowLeft} className="-ml-0.5" />
        Go Back
      </Button>
    </div>
  );
}

function SupportMail() {
  const { supportEmail } = env();
  return (
    <a
      href={`mailto:${supportEmail}`}
      className={buttonClass({ variant: 'link', className: 'whitespace-normal! wrap-anywhere' })}
    >
      {supportEmail}
    </a>
  );
}
