import { act } from '@testing-library/react';

/**
 * Presses Back, and resolves once the page shows the earlier history entry. What has just appeared gets its entry in
 * an effect, which may run later than a query finds it.
 */
export async function pressBack(): Promise<void> {
  await act(async () => undefined);
  await act(async () => {
    const arrival = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await arrival;
  });
}
