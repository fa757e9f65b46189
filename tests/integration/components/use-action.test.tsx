import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
    const { run, isBusy } = useAction(
      (text: string) => {
        events.push(text);
        request = deferred();
        return request.promise;
      },
      {
        onDone: (result, isMounted) => events.push(['done', result, isMounted]),
        onError: (error, isMounted) => events.push(['failed', error, isMounted]),
      },
    );
    return (
      <button type="button" onClick={() => void run('sent').then((result) => events.push(result))}>
        {isBusy ? 'Sending...' : 'Send'}
      </button>
    );
  }

  const { unmount } = render(<SendButton />, { wrapper: StrictMode });
  const button = screen.getByRole('button');
  return {
    unmount,
    button,
    /** In one batch, so that React renders after all of them. */
    press: (times = 1) => act(async () => Array.from({ length: times }, () => button.click())),
    resolve: () => act(async () => request.resolve('OK')),
    reject: () => act(async () => request.reject('Busy')),
    events: () => events.splice(0),
  };
}

it('a control is busy until the result of its request, which its handler gets', async () => {
  const { button, press, resolve, reject, events } = renderAction();
  await press();
  expect(button).toHaveTextContent('Sending...');
  await resolve();
  expect(button).toHaveTextContent(/^Send$/);
  expect(events()).toEqual(['sent', ['done', 'OK', true], true]);
  await press();
  await reject();
  expect(button).toHaveTextContent(/^Send$/);
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

it.each(['resolve', 'reject'] as const)(
  'a result after an unmount reaches its handler, with isMounted false (%s)',
  async (settle) => {
    const action = renderAction();
    await action.press();
    action.unmount();
    await action[settle]();
    expect(action.events()[1]).toContain(false);
  },
);

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
