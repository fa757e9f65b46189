/**
 * The parts of a service worker's global object that are used; TypeScript's types of it exclude
 * those of a page.
 */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export const workerScope = globalThis as unknown as WorkerScope;
