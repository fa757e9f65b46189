import type { Locator, Page } from '@playwright/test';

/** The rendered profile. */
export const profileDocument = (page: Page) => page.getByRole('article', { name: 'Profile text' });

/** The text area of the profile, rendered after `editProfile`. */
export const profileTextField = (page: Page) => page.getByRole('textbox', { name: 'Profile text' });

/** Opens the text area of the profile. */
export async function editProfile(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return profileTextField(page);
}

/**
 * Responds to the generation of a profile with its beginning. The response does not end until the
 * page aborts it.
 */
export async function holdGeneration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/generate-profile')) return fetch(request);
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('# Who is behind it\n\nMaya '));
          const { signal } = request;
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    };
  });
}
