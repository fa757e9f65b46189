import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';
import { root } from '../e2e/base-config';

/** The gallery of src/ui, which scripts/browser-tests.mjs builds and serves. */
export default defineConfig({ ...browserTests, testDir: `${root}tests/gallery` });
