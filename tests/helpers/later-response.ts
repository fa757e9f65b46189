import { demoMembers } from '@/config/endpoints';
import { env } from '@/config/env';
import { flushTasks } from './deferred';

/** Resolves after a request to the mock API: the responses to earlier requests have arrived by then. */
export async function laterResponse(): Promise<void> {
  await new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.addEventListener('loadend', resolve);
    request.open('GET', `${env().apiUrl}${demoMembers}`);
    request.send();
  });
  await flushTasks();
}
