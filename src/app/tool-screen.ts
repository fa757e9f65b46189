import { screen } from './screen';

/** A tool's details: the screen that most visits of the catalogue go on to. */
export const ToolPage = screen(
  async () => (await import('@/features/catalogue/tool-page')).ToolPage,
);
