import { useState } from 'react';
import { User } from 'lucide-react';
import { cx } from '@/lib/cx';
import { Icon } from './icon';

/** First letter as a reader sees it: a flag or an accented letter of several code points is one. */
function initial(name: string): string | undefined {
  const trimmed = name.trim();
  const first =
    typeof Intl.Segmenter === 'function'
      ? new Intl.Segmenter().segment(trimmed)[Symbol.iterator]().next().value?.segment
      : Array.from(trimmed)[0];
  return first?.toLocaleUpperCase();
}

export interface AvatarProps {
  src: string | null;
  /** The picture in place of one that fails to load. */
  fallback?: string | undefined;
  /** Its first letter stands in for a missing picture; empty gives the generic user icon. */
  name: string;
  /** Diameter in CSS pixels. */
  size?: number;
  /** Accessible name; without it the picture is decoration beside the member's name. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A member's picture, else the first letter, else a user icon (core specification, section 2). */
export function Avatar({ src, fallback, name, size = 36, label, className }: AvatarProps) {
  // What became of an address is kept with it, so that a new picture starts afresh.
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<string | null>(null);
  const candidates = src === null ? [] : [src, fallback];
  const picture = candidates.find((address) => address && !failed.includes(address));
  const isLoaded = picture === loaded;

  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold text-brand select-none',
        picture && !isLoaded ? 'breathe bg-skeleton' : 'bg-brand-tint',
        className,
      )}
      style={{ width: size, height: size, fontSize: size * 0.39 }}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={size}
          height={size}
          className={cx('size-full object-cover', !isLoaded && 'opacity-0')}
          onLoad={() => setLoaded(picture)}
          onError={() => setFailed((addresses) => [...addresses, picture])}
        />
      ) : (
        (initial(name) ?? <Icon of={User} size={size / 2} />)
      )}
    </span>
  );
}
