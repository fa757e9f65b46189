import type { Page } from '@playwright/test';

export declare function measureLongestTask(
  page: Page,
  action: () => Promise<unknown>,
): Promise<number>;
