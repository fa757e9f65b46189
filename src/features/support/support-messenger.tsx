import { useEffect } from 'react';
import { useUser } from '@/resources/session/queries';
import { syncIdentity } from './messenger';

/** Syncs the support messenger, which renders outside of React, with the signed-in member. */
export function SupportMessenger() {
  const user = useUser();

  useEffect(() => syncIdentity(user), [user]);

  return null;
}
