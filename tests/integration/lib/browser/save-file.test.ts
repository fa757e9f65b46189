import { expect, it, onTestFinished, vi } from 'vitest';
import { saveTextFile } from '@/lib/browser/save-file';

it('the object URL of a saved file is revoked 10 s after the download began', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const revokeObjectURL = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveTextFile('a.md', 'text', 'text/markdown');
  vi.advanceTimersByTime(9999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
});
