import { boot, Intercom, shutdown, update } from '@intercom/messenger-js-sdk';
import { env } from '@/config/env';
import { parseSupportRegion } from '@/config/support-region';
import type { User } from '@/resources/session/schema';
import { memberKey } from '@/resources/session/session';
import { identityOf } from './identity';

/** The messenger as last told; `null` before it was started. */
interface Told {
  /** Who it speaks for; '' for a visitor. */
  person: string;
  /** The settings with what is known about the member, to see what has changed. */
  fingerprint: string;
}

let told: Told | null = null;

/**
 * Lets the messenger speak for a member, or for a visitor with `null`: started once, told what is
 * new about the same member, and shut down and started again whenever it is somebody else (core
 * specification, section 4). Whatever the provider's script does or fails to do stays in here.
 */
export function speakFor(user: User | null): void {
  try {
    tell(user);
  } catch {
    // The page works without the messenger, and its failures are nobody's business here.
  }
}

function tell(user: User | null): void {
  const person = memberKey(user);
  const identity = user ? identityOf(user) : {};
  const fingerprint = JSON.stringify(identity);
  const before = told;
  told = { person, fingerprint };

  if (before === null) {
    const { supportAppId, supportRegion } = env();
    if (supportAppId === null) return;
    const region = parseSupportRegion(supportRegion) ?? 'us';
    Intercom({ app_id: supportAppId, region, ...identity });
    // The provider's cookies outlive the tab, and so would the last member's conversations.
    if (!user) restart(identity);
  } else if (before.person !== person) {
    restart(identity);
  } else if (before.fingerprint !== fingerprint) {
    update(identity);
  }
}

/** Ends one person's messenger and starts the next one's, with nothing left of the first. */
function restart(identity: object): void {
  dropQueuedCalls();
  const settings = { ...installation(), ...identity };
  // A script that arrives only now starts by these.
  window.intercomSettings = settings;
  shutdown();
  boot(settings);
}

/** The settings that are the same for everybody. */
function installation() {
  const { app_id = '', api_base = '', installation_type = '' } = window.intercomSettings ?? {};
  return { app_id, api_base, installation_type };
}

/** Until the provider's script is there, or for good where it is blocked, calls wait in a queue. */
function dropQueuedCalls(): void {
  const queue: unknown = window.Intercom && Reflect.get(window.Intercom, 'q');
  if (Array.isArray(queue)) queue.length = 0;
}
