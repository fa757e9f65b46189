import { onTestFinished } from 'vitest';
import type { InlineResponse } from '@/http/inline-responses';

async function readBody(promised: Promise<Response>): Promise<InlineResponse> {
  const response = await promised;
  return { response, text: await response.text() };
}

/** Sets the responses of the requests that index.html has sent, until the end of the test. */
export function setInlineResponses(responses: Record<string, Promise<Response>>): void {
  window.inlineResponses = Object.fromEntries(
    Object.entries(responses).map(([path, response]) => {
      const early = readBody(response);
      // A test may leave a rejected response unused.
      early.catch(() => undefined);
      return [path, early];
    }),
  );
  onTestFinished(() => void delete window.inlineResponses);
}
