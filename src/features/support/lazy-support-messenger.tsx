import { env } from '@/config/env';
import { useIsNetworkIdle } from '@/lib/react/network-idle';
import { lazyPart } from '@/ui/lazy-part';

// The portal works without the messenger, which an extension may block.
const SupportMessenger = lazyPart(
  async () => (await import('./support-messenger')).SupportMessenger,
  { failure: () => null },
);

/**
 * The support messenger, if the environment has an app id
 * (docs/product/shell.md#support-messenger). Its code is loaded once the data of the page is.
 */
export function LazySupportMessenger() {
  return env().supportAppId !== null && <IdleMessenger />;
}

function IdleMessenger() {
  return useIsNetworkIdle() && <SupportMessenger />;
}
