import { useEffect, useEffectEvent, useState } from 'react';

function hasFiles(event: DragEvent): boolean {
  return Array.from(event.dataTransfer?.types ?? []).includes('Files');
}

/**
 * Files dropped anywhere in the window: one that misses its zone would be opened by the browser in
 * place of the page.
 * @param onFiles hears them while `accepting`
 * @returns whether files are being dragged over the window
 */
export function useFileDrop(
  listening: boolean,
  accepting: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent((files: File[]) => {
    if (accepting) onFiles(files);
  });

  useEffect(() => {
    if (!listening) return;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Between two elements of the page there is a next one.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      const files = Array.from(event.dataTransfer?.files ?? []);
      setIsOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      drop(files);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [listening]);

  return isOver && listening && accepting;
}
