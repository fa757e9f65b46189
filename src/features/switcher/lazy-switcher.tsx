import { lazyPart } from '@/ui/lazy-part';
import type { SwitcherProps } from './switcher';
import { SwitcherFailure, SwitcherLoading } from './switcher-frame';

/** `Switcher` in a chunk of its own, with the library of its list. */
export const LazySwitcher = lazyPart<SwitcherProps>(
  async () => (await import('./switcher')).Switcher,
  {
    fallback: (props) => <SwitcherLoading {...props} />,
    failure: (props, retry) => <SwitcherFailure {...props} onRetry={retry} />,
  },
);
