import { useQuery } from '@tanstack/react-query';
import { userAssetsQuery } from '@/resources/user-assets/queries';
import { KeyValue } from '@/ui/key-value';
import { Skeleton } from '@/ui/skeleton';

// Fixed texts, independent of the member's state (docs/product/outputs.md#member-card).
export const STATUS = 'Active Member';
const LAST_LOGIN = 'Today';
const SUBSCRIPTION = 'Active';

/** The figures of the member card. */
export function MemberFacts() {
  return (
    <KeyValue
      className="my-5 border-y border-line"
      items={[
        { label: 'Outputs', value: <OutputCount /> },
        { label: 'Last Login', value: LAST_LOGIN },
        { label: 'Subscription', value: SUBSCRIPTION },
      ]}
    />
  );
}

/** The number of saved outputs; a dash when they could not be loaded. */
function OutputCount() {
  const { data, isPending } = useQuery(userAssetsQuery);
  if (isPending) return <Skeleton className="my-0.5 h-4 w-6 rounded-mark" />;
  return data ? data.length.toLocaleString('en-US') : '–';
}
