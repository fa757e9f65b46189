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
