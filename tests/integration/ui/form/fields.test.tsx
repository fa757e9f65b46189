import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from '@/ui/form/password-field';
import { TextAreaField, TextField } from '@/ui/form/text-field';

test('an empty required field states that it is required, and is invalid only with an error', () => {
  const field = (error?: string) => <TextField label="Email" required error={error} />;
  const { rerender } = render(field());
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeRequired();
  // A browser marks an empty field with the native attribute as invalid.
  expect(input).not.toHaveAttribute('required');
  expect(input).toHaveAttribute('aria-invalid', 'false');
  rerender(field('Email is required'));
  expect(input).toHaveAttribute('aria-invalid', 'true');
});

test('an error precedes the help of a field in its description, and its end changes no attribute of that', () => {
  const field = (error?: string) => (
    <TextAreaField label="Who is it for?" error={error} help="In a sentence." />
  );
  const { rerender } = render(field('This field is required'));
  const area = screen.getByRole('textbox', { name: 'Who is it for?' });
  expect(area).toHaveAccessibleDescription('This field is required In a sentence.');
  const describedBy = area.getAttribute('aria-describedby');
  rerender(field());
  expect(area).toHaveAccessibleDescription('In a sentence.');
  expect(area).toHaveAttribute('aria-describedby', describedBy);
});

test('a password field shows and hides its characters', async () => {
  render(<PasswordField label="New Password" defaultValue="secret" />);
  const input = screen.getByLabelText('New Password');
  const description = 'New Password';
  const button = screen.getByRole('button', { name: 'Show characters', description });
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(button);
  expect(input).toHaveAttribute('type', 'text');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('secret');
});

test('Tab moves from a field to the link beside its label', async () => {
  render(<TextField label="Email" labelAside={<a href="#forgot">Forgot?</a>} />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Email' }));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Forgot?' })).toHaveFocus();
});
