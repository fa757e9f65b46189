/**
 * The two icons of the catalogue's badges, in the style of lucide-react. They are inline because
 * lucide-react would add 2 percent to the code of the first screen.
 */
function BadgeIcon({ d }: { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="-ml-px size-3.5 shrink-0 fill-none stroke-current stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}

/** A closed padlock. */
export function LockIcon() {
  return (
    <BadgeIcon d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4" />
  );
}

/** A clock. */
export function ClockIcon() {
  return <BadgeIcon d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2" />;
}
