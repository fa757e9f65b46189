import { paths } from '@/config/paths';

/** The address of the generated profile (docs/product/outputs.md#tabs). */
export const GENERATED_PROFILE = `${paths.profile}?tab=createProfile`;

/** History state that starts a generation when the generated profile opens. */
export const GENERATE_STATE = { generateProfile: true } as const;

/** Whether a history state starts a generation. */
export function isGenerateState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'generateProfile' in state;
}
