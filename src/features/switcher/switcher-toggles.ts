import { createListeners } from '@/lib/listeners';

/**
 * Opens the quick switcher, or closes it when it is open (`notify`), from a control that does not render
 * it; its host listens.
 */
export const switcherToggles = createListeners();
