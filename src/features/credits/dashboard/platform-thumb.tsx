import { useQuery } from '@tanstack/react-query';
import { toolImageUrl } from '@/resources/tools/image';
import { catalogueQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { CreditCoin } from '@/ui/credit-coin';

const TILE = 'grid size-9 shrink-0 place-items-center overflow-hidden rounded-small';

function picturesOf(tools: readonly Tool[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const tool of tools) {
    const url = toolImageUrl(tool);
    if (tool.platformId !== null && url !== null) pictures.set(tool.platformId, url);
  }
  return pictures;
}

/** The pictures of platforms by id, when the catalogue is at hand anyway; decoration only. */
export function usePlatformPictures(): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery({ ...catalogueQuery, enabled: false, select: picturesOf });
  return data;
}

/**
 * A platform's picture over its first letter, which shows when there is no picture or it fails; the
 * coin for credits that were added. A background needs no listeners, and rows like this are many.
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
    <span aria-hidden className={`${TILE} relative bg-sunken font-semibold text-ink-2`}>
      {name.slice(0, 1).toUpperCase()}
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
  <span className={`${TILE} bg-credit-tint`}>
    <CreditCoin size={20} />
  </span>
);
