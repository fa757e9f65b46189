import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveTextFile } from '@/lib/browser/save-file';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saveTextFile', () => {
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });

  it('the object URL of a saved file is revoked 10 s after the download began', () => {
    const revoke = vi.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    saveTextFile('a.md', 'text', 'text/markdown');

    vi.advanceTimersByTime(9999);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
  });
});
