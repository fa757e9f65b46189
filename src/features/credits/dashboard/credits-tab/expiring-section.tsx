import { useId, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { LaunchLink } from '@/components/tools/launch-link';
import { ToolThumb } from '@/components/tools/tool-image';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { useAction } from '@/components/use-action';
import { paths } from '@/config/paths';
import { basePath } from '@/lib/browser/base-path';
import { saveTextFile } from '@/lib/browser/save-file';
import { countOf, formatWhole } from '@/lib/format/numbers';
import { localDay } from '@/lib/parse/parse-date';
import {
  expiresUnused,
  type Outlook,
  type OutlookExpiry,
} from '@/resources/credits/outlook/outlook';
import { onDayText, paceText } from '@/resources/credits/outlook/phrases';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { useMemberKey } from '@/resources/session/queries';
import { toolAccess } from '@/resources/tools/access';
import { catalogueQuery } from '@/resources/tools/queries';
import { toolToSpendOn, type ToolToSpendOn } from '@/resources/tools/tool-to-spend-on';
import { Button, buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { Skeleton } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icon';

export interface ExpiringSectionProps {
  outlook: Outlook;
  transactions: readonly Transaction[];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The next credits that expire unused, with a tool to spend them on
 * (docs/product/credits.md#expiring); nothing if none will.
 */
export function ExpiringSection({ outlook, ...props }: ExpiringSectionProps) {
  if (outlook.state !== 'forecast' && outlook.state !== 'no-spending') return null;
  const expiry = outlook.expiries.find(expiresUnused);
  if (!expiry) return null;
  return <Expiring expiry={expiry} perDay={outlook.spending.perDay} {...props} />;
}

/** `At your pace of 10 a day you use about 290 of these 700 before that day.` */
function paceSentence({ credits, unused }: OutlookExpiry, perDay: number): string {
  if (!(perDay > 0)) return 'You spent no credits in the last 14 days.';
  const used = Math.max(0, Math.floor(credits) - Math.floor(unused));
  const all = formatWhole(credits);
  const pace = `At your pace of ${paceText(perDay)} a day you use`;
  return used === 0
    ? `${pace} none of these ${all} before that day.`
    : `${pace} about ${formatWhole(used)} of these ${all} before that day.`;
}

function Expiring({
  expiry,
  perDay,
  transactions,
  now,
}: Omit<ExpiringSectionProps, 'outlook'> & { expiry: OutlookExpiry; perDay: number }) {
  const titleId = useId();
  const { balance, planType } = useMemberAccess();
  const catalogue = useQuery(catalogueQuery);
  const costs = useQuery(platformCostsQuery);
  const isPending = catalogue.isPending || costs.isPending;
  const unused = Math.floor(expiry.unused);
  const found = useMemo(
    () =>
      toolToSpendOn({
        tools: (catalogue.data ?? []).filter(
          (tool) => toolAccess({ tool, balance, planType }).hasAccess,
        ),
        costs: costs.data ?? [],
        transactions,
        credits: unused,
        now,
      }),
    [catalogue.data, costs.data, balance, planType, transactions, unused, now],
  );
  const amount = `${countOf(unused, 'credit')} ${unused === 1 ? 'expires' : 'expire'} unused`;
  const loss = `${amount} ${onDayText(expiry)}`;

  return (
    <section aria-labelledby={titleId} className="num border-t border-line py-5">
      <h3 id={titleId} className="text-16 font-semibold">
        Expiring
      </h3>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Picture found={found} isPending={isPending} />
        <div className="min-w-0 flex-[1_1_13rem]">
          {isPending ? (
            <Skeleton className="my-0.5 h-4 w-96 max-w-full rounded-mark" />
          ) : (
            <p className="font-semibold wrap-anywhere">
              {found ? `${loss}: about ${found.uses} of ${found.tool.name}` : `${loss}.`}
            </p>
          )}
          <p className="text-muted">{paceSentence(expiry, perDay)}</p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <AddToCalendar day={expiry.day} title={amount} found={found} />
          {found && (
            <LaunchLink
              tool={found.tool}
              label={`Launch ${found.tool.name}`}
              className={buttonClass({ variant: 'secondary' })}
            >
              Launch
            </LaunchLink>
          )}
        </div>
      </div>
    </section>
  );
}

const pictureClass = 'size-14 shrink-0 rounded-small sm:h-13 sm:w-18';

function Picture({ found, isPending }: { found: ToolToSpendOn | null; isPending: boolean }) {
  if (isPending) return <Skeleton className={pictureClass} />;
  if (!found) {
    return (
      <span className={`${pictureClass} grid place-items-center bg-credit-tint`}>
        <CreditCoin size={20} />
      </span>
    );
  }
  return <ToolThumb tool={found.tool} className={pictureClass} />;
}

/** Downloads an event on the day of the expiry; its code is loaded by the press. */
function AddToCalendar({
  day,
  title,
  found,
}: {
  day: number;
  title: string;
  found: ToolToSpendOn | null;
}) {
  const memberKey = useMemberKey();

  async function createCalendar() {
    const { createExpiryCalendar } = await import('./expiry-calendar');
    const path = found ? paths.tool(found.tool.id) : paths.explore;
    const url = new URL(basePath + path, window.location.origin).href;
    const description = found ? `About ${found.uses} of ${found.tool.name}: ${url}` : url;
    return createExpiryCalendar({ day, title, description, url, member: memberKey }, Date.now());
  }

  const { run: download, isBusy } = useAction(createCalendar, {
    onDone: (text) => saveTextFile(`credits-expire-${localDay(day)}.ics`, text, 'text/calendar'),
    onError: () => showToast('error', 'The calendar file could not be made. Please try again.'),
  });

  return (
    <Button variant="ghost" busy={isBusy} onClick={() => void download()}>
      {!isBusy && <Icon of={CalendarPlus} />}
      Add to calendar
    </Button>
  );
}
