import { paths } from '@/config/paths';
import type { SavedOutput } from './saved-output';

/** The URL of an output's details on the profile page. */
export function outputUrl({ tab, key }: Pick<SavedOutput, 'tab' | 'key'>): string {
  return `${paths.profile}?${new URLSearchParams({ tab, output: key }).toString()}`;
}
