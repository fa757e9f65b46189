import { useState, type ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, test, expect } from 'vitest';
import { keepFocus } from '@/lib/browser/keep-focus';

/** Renders a page whose control is pressed by keyboard and replaces a part of it. */
async function press(name: string, page: (isPressed: boolean, press: () => void) => ReactNode) {
  function Page() {
    const [isPressed, setIsPressed] = useState(false);
    return (
      <main id="main" tabIndex={-1}>
        {page(isPressed, () => setIsPressed(true))}
      </main>
    );
  }
  onTestFinished(keepFocus());
  render(<Page />);
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

test('a control that came instead of the pressed one gets its focus', async () => {
  await press('Generate', (isPressed, onClick) => (
    <section aria-label="Profile">
      <button type="button">Before</button>
      {isPressed ? (
        <div>
          <button type="button">Stop</button>
        </div>
      ) : (
        <button type="button" onClick={onClick}>
          Generate
        </button>
      )}
    </section>
  ));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
});

test('the control after a removed one gets its focus, and without one the control before it', async () => {
  await press('Clear', (isPressed, onClick) => (
    <div>
      <input aria-label="Search" />
      {!isPressed && (
        <button type="button" onClick={onClick}>
          Clear
        </button>
      )}
    </div>
  ));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus());
});

test('the named section gets the focus of a control that was removed with its surroundings', async () => {
  await press('Retry', (isPressed, onClick) => (
    <>
      <button type="button">Launch</button>
      <section aria-label="Related tools">
        {isPressed ? (
          <p>Loading</p>
        ) : (
          <p>
            <button type="button" onClick={onClick}>
              Retry
            </button>
          </p>
        )}
      </section>
    </>
  ));
  const section = screen.getByRole('region', { name: 'Related tools' });
  await waitFor(() => expect(section).toHaveFocus());
  await userEvent.tab();
  expect(section).not.toHaveAttribute('tabindex');
});

test('the content of the page gets the focus where no section is named', async () => {
  await press('Retry', (isPressed, onClick) =>
    isPressed ? (
      <p>Loading</p>
    ) : (
      <div>
        <button type="button" onClick={onClick}>
          Retry
        </button>
      </div>
    ),
  );
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a list item that is removed gives its focus to the next one, not to a new one at the end', async () => {
  await press('Second', (isPressed, onClick) => (
    <ul>
      {(isPressed ? ['First', 'Third', 'New'] : ['First', 'Second', 'Third']).map((name) => (
        <li key={name}>
          <button type="button" onClick={onClick}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  ));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Third' })).toHaveFocus());
});

test('a removed control that had lost its focus before moves no focus', async () => {
  await press(
    'Hide',
    (isPressed, onClick) =>
      !isPressed && (
        <button
          type="button"
          onClick={(event) => {
            event.currentTarget.blur();
            setTimeout(onClick, 20);
          }}
        >
          Hide
        </button>
      ),
  );
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.body).toHaveFocus();
});
