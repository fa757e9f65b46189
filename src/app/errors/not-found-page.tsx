import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IllustratedDoor } from '@/components/illustrations/illustrated-door';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { useGoBack } from '@/lib/react/use-go-back';
import { useTitle } from '@/lib/react/use-title';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Logo } from '@/ui/logo';
import { PageHeading } from '@/ui/page-heading';

/** The page of an unknown path. */
export function NotFoundPage() {
  useTitle('Page Not Found');

  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[160px_1fr] bg-surface sm:grid-rows-[240px_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <NotFoundIllustration />
      <div className="gutter mx-auto flex w-full flex-col py-6 sm:max-w-[640px] sm:py-8 lg:max-w-[504px]">
        <Link to={paths.home} className="-my-2 flex self-start rounded-mark py-2">
          <Logo />
        </Link>
        <div className="py-10 sm:my-auto">
          <p className="num text-20 font-semibold text-brand">404</p>
          <PageHeading className="mt-2 text-32 font-semibold sm:text-48">
            Page Not Found
          </PageHeading>
          <p className="mt-4 max-w-[44ch] text-16 text-pretty text-ink-2">
            The page may have been moved, or the URL is wrong.
          </p>
          <Actions />
        </div>
        <p className="mt-auto text-muted sm:mt-0">
          <span>Still lost? Write to </span>
          <SupportMail />
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
        <span>Go Back</span>
      </Button>
    </div>
  );
}

function SupportMail() {
  const { supportEmail } = env();
  return (
    <a
      href={`mailto:${supportEmail}`}
      translate="no"
      className={buttonClass({ variant: 'link', className: 'wrap-anywhere' })}
    >
      {supportEmail}
    </a>
  );
}

/**
 * The illustration of the 404 page: a door on a hill at night. Sky and hills extend beyond the view
 * box, so that it fills a container of any aspect ratio.
 */
function NotFoundIllustration() {
  return (
    <svg
      viewBox="0 0 640 520"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className="size-full lg:order-last"
    >
      <path d="M-2000-2000H2640V520H-2000z" fill="oklch(.33 .1 283)" />
      <circle cx="486" cy="76" r="60" fill="#FCF7EF" />
      <circle cx="512" cy="60" r="54" fill="oklch(.33 .1 283)" />
      <path
        d="M96 60h0M210-50h0M60-190h0M400-130h0M560-240h0M250-300h0M-120 90h0M-300 10h0M760 40h0M930 110h0M120 170h0M610 190h0"
        stroke="oklch(.56 .1 285)"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <path d="M-2000 520C-300 380 0 300 320 300S940 380 2640 520z" fill="oklch(.42 .11 283)" />
      <IllustratedDoor x={360} top={110} width={156} hue="var(--hue-sales)" bottom={520} />
      <path d="M-2000 520C-300 440 40 404 320 404S940 440 2640 520z" fill="oklch(.25 .075 280)" />
      <path
        d="M70 540c0-70 90-60 116-104s-4-96-44-86-36 72 14 74 96-52 76-118"
        fill="none"
        stroke="#FCF7EF"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray=".1 19"
      />
      <path d="M420 520a190 96 0 0 1 380 0z" fill="oklch(.44 .1 240)" />
    </svg>
  );
}
