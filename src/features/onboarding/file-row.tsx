import type { ReactNode } from 'react';
import { fileType } from '@/resources/onboarding/documents';

/** A row with a file's type and name; `detail` shows below the name, `children` at the right. */
export function FileRow({
  name,
  detail,
  children,
}: {
  name: string;
  detail?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden
        className="grid h-10 w-12 shrink-0 place-items-center rounded-small bg-sunken text-12 font-semibold text-ink-2 uppercase"
      >
        {fileType(name).slice(0, 4) || 'file'}
      </span>
      <div className="min-w-0 flex-1">
        {/* `bdi` keeps a right-to-left name from reordering the text beside it. */}
        <bdi className="line-clamp-2 font-medium wrap-anywhere">{name}</bdi>
        {detail && <p className="num text-12 text-muted">{detail}</p>}
      </div>
      {children}
    </li>
  );
}
