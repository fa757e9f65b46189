/** The skeleton of a tool's card. */
export function SkeletonCard() {
  return (
    <li
      aria-hidden
      className="breathe relative rounded-card bg-skeleton shadow-[0_0_0_1px] shadow-line"
    >
      <span className="absolute top-3 right-3 h-6 w-21 rounded-mark bg-surface" />
      <span className="absolute bottom-[38px] left-4 h-4 w-[62%] rounded-[4px] bg-surface" />
      <span className="absolute bottom-4 left-4 h-3 w-[42%] rounded-[4px] bg-surface" />
    </li>
  );
}
