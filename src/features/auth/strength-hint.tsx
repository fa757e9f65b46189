import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { passwordStrength, type PasswordStrength } from '@/resources/sign-in/password-rules';

const LEVELS: Record<PasswordStrength, { word: string; fill: string }> = {
  1: { word: 'Weak', fill: 'bg-danger-fill' },
  2: { word: 'Fair', fill: 'bg-warning-fill' },
  3: { word: 'Good', fill: 'bg-positive-fill' },
  4: { word: 'Strong', fill: 'bg-positive-fill' },
};

export interface StrengthHintProps {
  /** The password rule as text. */
  rule: ReactNode;
  password: string;
}

/** The help of a password field: the rule and the strength. Phrasing content only. */
export function StrengthHint({ rule, password }: StrengthHintProps) {
  const strength = passwordStrength(password);
  return (
    <span className="flex flex-wrap items-start justify-between gap-x-4">
      <span className="w-28 grow">{rule}</span>
      {/* The space is reserved to avoid a layout shift with the first character. */}
      <span className="flex h-5 w-26 shrink-0 items-center gap-1">
        {strength !== null && (
          <>
            {([1, 2, 3, 4] as const).map((level) => (
              <span
                key={level}
                aria-hidden="true"
                className={cx(
                  'h-1 w-3.5 rounded-full',
                  level <= strength ? LEVELS[strength].fill : 'bg-sunken',
                )}
              />
            ))}
            <span className="ml-auto text-12">
              <span className="sr-only">Strength:</span> <span>{LEVELS[strength].word}</span>
            </span>
          </>
        )}
      </span>
    </span>
  );
}
