import { useState, type ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { focusPage, moveFocusOnRemoval } from '@/lib/browser/focus';
import { Button } from '@/ui/button';
import { PlaceholderHeading } from '@/ui/feedback/placeholder-heading';
import { Reason } from '@/ui/tooltip/reason';

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
  render(<Page />);
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

test('the next row of a list gets the focus of a removed one', async () => {
  await press('Second', (isPressed, onClick) => (
    <ul>
      {(isPressed ? ['First', 'Third'] : ['First', 'Second', 'Third']).map((name) => (
        <li key={name}>
          <button type="button" ref={moveFocusOnRemoval} onClick={onClick}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  ));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Third' })).toHaveFocus());
});

test('the heading of its section gets the focus of a removed button, also of one with a reason', async () => {
  await press('Retry', (isPressed, onClick) => (
    <section aria-label="Related tools">
      <h2>Related tools</h2>
      {!isPressed && (
        <Reason text={undefined}>
          <Button onClick={onClick}>Retry</Button>
        </Reason>
      )}
    </section>
  ));
  const heading = screen.getByRole('heading', { name: 'Related tools' });
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.tab();
  expect(heading).not.toHaveAttribute('tabindex');
});

test('a control that is removed with its section gives the focus to the dialog around it', async () => {
  await press('Remove', (isPressed, onClick) => (
    <div role="dialog">
      <h2>Your files</h2>
      {!isPressed && (
        <section>
          <button type="button" ref={moveFocusOnRemoval} onClick={onClick}>
            Remove
          </button>
        </section>
      )}
    </div>
  ));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your files' })).toHaveFocus());
});

test('the focus of a page without a heading moves to its heading when that is there', async () => {
  const page = (heading: ReactNode) => (
    <main id="main" tabIndex={-1}>
      {heading}
    </main>
  );
  const { rerender } = render(page(<PlaceholderHeading />));
  focusPage();
  expect(screen.getByRole('heading', { name: 'Please wait' })).toHaveFocus();
  rerender(page(<h1 key="loaded">Explore</h1>));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Explore' })).toHaveFocus());
});
