import { useEffect } from 'react';
import { useUser } from '@/resources/session/queries';
import { speakFor } from './messenger';

/** Keeps the support messenger with whoever is signed in. It draws itself, outside of React. */
export function SupportMessenger() {
  const user = useUser();

  useEffect(() => speakFor(user), [user]);

  return null;
}
