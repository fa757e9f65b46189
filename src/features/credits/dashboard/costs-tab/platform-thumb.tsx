import { useQuery } from '@tanstack/react-query';
import { toolImageUrl } from '@/resources/tools/image';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { CreditCoin } from '@/ui/credit-coin';

const tileClass = 'grid size-[36px] shrink-0 place-items-center overflow-hidden rounded-small';

function toPictures(tools: readonly Tool[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const tool of tools) {
    const url = toolImageUrl(tool);
    if (tool.platformId !== null && url !== null) pictures.set(tool.platformId, url);
  }
  return pictures;
}

/** Image URLs by platform id, if the catalogue is in the cache. Requests nothing. */
export function usePlatformPictures(): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery({ ...catalogueQuery, enabled: false, select: toPictures });
  return data;
}

/**
 * A platform's picture over its first letter, which shows without a picture; a coin for added
 * credits. A CSS background falls back to the letter without an error listener in each row.
 */
export function PlatformThumb({
  name,
  isCredit,
  picture,
}: {
  name: string;
  isCredit: boolean;
  picture: string | undefined;
}) {
  if (isCredit) return COIN;
  return (
    <span aria-hidden className={`${tileClass} relative bg-sunken font-semibold text-ink-2`}>
      <span>{name.slice(0, 1).toUpperCase()}</span>
      {picture !== undefined && (
        <span
          className="absolute inset-0 bg-cover bg-center"
          style={{ backgroundImage: `url(${JSON.stringify(picture)})` }}
        />
      )}
    </span>
  );
}

const COIN = (
  <span className={`${tileClass} bg-credit-tint`}>
    <CreditCoin size={20} />
  </span>
);
