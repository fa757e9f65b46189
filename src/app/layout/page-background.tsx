/** The background image, hidden on the home page (docs/product/navigation.md#navigation-bar). */
export function PageBackground() {
  return (
    <svg
      viewBox="0 0 9 9"
      aria-hidden="true"
      className="fixed right-0 bottom-0 -z-10 w-[min(60vw,480px)] fill-none stroke-sunken opacity-50"
    >
      <path d="M1 9V5a4 4 0 0 1 8 0v4M2.5 9V5a2.5 2.5 0 0 1 5 0v4M4 9V5a1 1 0 0 1 2 0v4" />
    </svg>
  );
}
