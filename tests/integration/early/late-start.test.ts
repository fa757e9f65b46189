import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MISSING_TEXT, watchStart } from '@/early/late-start';
import { LATE_AFTER_MS, LATE_TEXT } from '@/lib/late';

describe('a page whose application has not rendered', () => {
  // The body keeps its other children: the toasts of all files of a worker have their root there.
  const root = document.createElement('div');

  beforeEach(() => {
    vi.useFakeTimers();
    root.id = 'root';
    root.innerHTML = '<p>Validating your session</p>';
    document.body.append(root);
  });
  afterEach(() => {
    vi.useRealTimers();
    root.remove();
  });

  it('offers to be reloaded after 10 s and not before', () => {
    expect(LATE_AFTER_MS).toBe(10_000);
    watchStart();
    vi.advanceTimersByTime(9_999);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(screen.getByRole('alert')).toHaveTextContent(LATE_TEXT);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('offers to be reloaded as soon as its script is missing, and once', () => {
    watchStart();
    const script = document.createElement('script');
    document.body.append(script);
    onTestFinished(() => script.remove());
    script.dispatchEvent(new Event('error'));
    script.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(LATE_AFTER_MS);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(MISSING_TEXT);
  });

  it('offers nothing when a picture is missing', () => {
    watchStart();
    const picture = document.createElement('img');
    document.body.append(picture);
    onTestFinished(() => picture.remove());
    picture.dispatchEvent(new Event('error'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers nothing once the application has rendered', async () => {
    watchStart();
    document.getElementById('root')?.replaceChildren('The catalogue');
    // A mutation is reported in a microtask.
    await Promise.resolve();
    vi.advanceTimersByTime(LATE_AFTER_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
