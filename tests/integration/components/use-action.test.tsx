import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { useAction } from '@/components/use-action';
import { endSession } from '@/resources/session/session';
import { deferred } from '../../helpers/deferred';

/**
 * Renders a button with an action whose requests are pending until the test settles the last one.
 */
function renderAction() {
  const events: unknown[] = [];
  let request = deferred<string>();

  function SendButton() {
    const { run, enqueue, isBusy } = useAction(
      {
        scope: { id: 'texts' },
        mutationFn: (text: string) => {
          events.push(text);
          request = deferred();
          return request.promise;
        },
      },
      {
        onDone: (result, isMounted) => events.push(['done', result, isMounted]),
        onError: (error, isMounted) => events.push(['failed', error, isMounted]),
      },
    );
    const press = ({ altKey }: { altKey: boolean }) =>
      void (altKey ? enqueue : run)('sent').then((result) => events.push(result));
    return (
      <button type="button" onClick={press}>
        {isBusy ? 'Sending...' : 'Send'}
      </button>
    );
  }

  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <SendButton />
      </QueryClientProvider>
    </StrictMode>,
  );
  const button = screen.getByRole('button');
  return {
    unmount,
    button,
    /** In one batch, so that React renders after all of them. */
    press: (times = 1) => act(async () => Array.from({ length: times }, () => button.click())),
    /** A press that is sent after the one in flight. */
    pressAlt: () => act(async () => fireEvent.click(button, { altKey: true })),
    resolve: () => act(async () => request.resolve('OK')),
    reject: () => act(async () => request.reject('Busy')),
    events: () => events.splice(0),
  };
}

it('a control is busy until the result of its request, which its handler gets', async () => {
  const { button, press, resolve, reject, events } = renderAction();
  await press();
  await waitFor(() => expect(button).toHaveTextContent('Sending...'));
  await resolve();
  await waitFor(() => expect(button).toHaveTextContent(/^Send$/));
  expect(events()).toEqual(['sent', ['done', 'OK', true], true]);
  await press();
  await reject();
  await waitFor(() => expect(button).toHaveTextContent(/^Send$/));
  expect(events()).toEqual(['sent', ['failed', 'Busy', true], false]);
});

it('a press before the result of another one sends nothing, also before a re-render', async () => {
  const { press, resolve, events } = renderAction();
  await press(2);
  await press();
  expect(events()).toEqual(['sent', false, false]);
  await resolve();
  expect(events()).toEqual([['done', 'OK', true], true]);
});

it('an enqueued run is sent after the one in flight', async () => {
  const { press, pressAlt, resolve, events } = renderAction();
  await press();
  await pressAlt();
  expect(events()).toEqual(['sent']);
  await resolve();
  expect(events()).toContain('sent');
  await press();
  expect(events()).toEqual([false]);
  await resolve();
  expect(events()).toEqual([['done', 'OK', true], true]);
});

it('a result after an unmount reaches its handler, with isMounted false', async () => {
  const action = renderAction();
  await action.press();
  action.unmount();
  await action.resolve();
  expect(action.events()[1]).toEqual(['done', 'OK', false]);
});

it.each(['resolve', 'reject'] as const)(
  'a result after the end of the session is dropped (%s)',
  async (settle) => {
    const action = renderAction();
    await action.press();
    endSession('expired');
    await action[settle]();
    expect(action.events()).toEqual(['sent', false]);
  },
);
