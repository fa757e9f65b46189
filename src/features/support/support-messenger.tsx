import { useEffect } from 'react';
import { boot, Intercom, shutdown, update } from '@intercom/messenger-js-sdk';
import { env } from '@/config/env';
import { useUser } from '@/resources/session/queries';
import type { User } from '@/resources/session/schema';
import { keyOfMember } from '@/resources/session/session';
import { toMessengerIdentity } from './identity';

/** Syncs the support messenger, which renders outside of React, with the signed-in member. */
export function SupportMessenger() {
  const user = useUser();

  useEffect(() => syncIdentity(user), [user]);

  return null;
}

/** The last synced state. */
interface MessengerState {
  /** See `keyOfMember`; '' for a visitor. */
  memberKey: string;
  /** The sent attributes as JSON, to detect changes. */
  fingerprint: string;
}

/** `null` before the first sync. */
let current: MessengerState | null = null;

/**
 * Syncs the messenger with a member, or with a visitor for `null`
 * (docs/product/shell.md#support-messenger): starts it once, updates changed attributes, and
 * restarts it for another member. Never throws.
 */
export function syncIdentity(user: User | null): void {
  try {
    sendIdentity(user);
  } catch {
    // The portal works without the messenger, so errors of the provider's script are ignored.
  }
}

function sendIdentity(user: User | null): void {
  const memberKey = keyOfMember(user);
  const identity = user ? toMessengerIdentity(user) : {};
  const fingerprint = JSON.stringify(identity);
  const previous = current;
  current = { memberKey, fingerprint };

  if (previous === null) {
    const { supportAppId, supportRegion } = env();
    if (supportAppId === null) return;
    Intercom({ app_id: supportAppId, region: supportRegion, ...identity });
    // Otherwise the provider's cookies of an earlier visit would show the previous member's
    // conversations.
    if (!user) restart(identity);
  } else if (previous.memberKey !== memberKey) {
    restart(identity);
  } else if (previous.fingerprint !== fingerprint) {
    update(identity);
  }
}

/** Shuts the messenger down and starts it with another identity. */
function restart(identity: object): void {
  dropQueuedCalls();
  const settings = { ...appSettings(), ...identity };
  // The provider's script reads these settings if it loads later.
  window.intercomSettings = settings;
  shutdown();
  boot(settings);
}

/** The settings that do not depend on the member. */
function appSettings() {
  const { app_id = '', api_base = '', installation_type = '' } = window.intercomSettings ?? {};
  return { app_id, api_base, installation_type };
}

/** Empties the queue of calls that wait for the provider's script. */
function dropQueuedCalls(): void {
  const queue: unknown = window.Intercom && Reflect.get(window.Intercom, 'q');
  if (Array.isArray(queue)) queue.length = 0;
}
