/** What an error screen falls back to when its own code can't be fetched. */
export function PlainProblem() {
  return (
    <p role="alert">
      This page could not be loaded.{' '}
      <button
        type="button"
        className="font-medium text-brand underline"
        onClick={() => window.location.reload()}
      >
        Reload
      </button>
    </p>
  );
}
