import { useState } from 'react';
import { User } from 'lucide-react';
import { cx } from '@/lib/cx';
import { firstCharacters } from '@/lib/text/characters';
import { Icon } from './icon';

export interface AvatarProps {
  src: string | null;
  /** Replaces a picture that fails to load. */
  fallback?: string | undefined;
  /** Without a picture its first letter is shown, or the user icon if it is empty. */
  name: string;
  /** Diameter in CSS pixels. */
  size?: number;
  /** The accessible name; without it the avatar is hidden from screen readers. */
  label?: string | undefined;
}

/**
 * A picture, else `fallback`, else the first letter, else a user icon
 * (docs/product/navigation.md#profile-menu).
 */
export function Avatar({ src, fallback, name, size = 36, label }: AvatarProps) {
  // Both states contain URLs, so that the state of one picture does not apply to the next.
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<string | null>(null);
  const candidates = src === null ? [] : [src, fallback];
  const picture = candidates.find((url) => url && !failed.includes(url));
  const isLoaded = picture === loaded;
  const initial = firstCharacters(name.trim(), 1).toLocaleUpperCase();

  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold text-brand select-none',
        picture && !isLoaded ? 'breathe bg-skeleton' : 'bg-brand-tint',
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
          onError={() => setFailed((urls) => [...urls, picture])}
        />
      ) : (
        initial || <Icon of={User} size={size / 2} />
      )}
    </span>
  );
}
