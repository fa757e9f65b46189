import { useEffect, useEffectEvent, useState } from 'react';

function hasFiles(event: DragEvent): boolean {
  return Array.from(event.dataTransfer?.types ?? []).includes('Files');
}

/**
 * Handles files dropped anywhere in the window, because the browser would open one that misses the
 * drop zone.
 * @param onFiles called only while `acceptsFiles` is true
 * @returns whether files are being dragged over the window
 */
export function useFileDrop(
  enabled: boolean,
  acceptsFiles: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isDraggingFiles, setIsDraggingFiles] = useState(false);
  const handleDrop = useEffectEvent((files: File[]) => {
    if (acceptsFiles) onFiles(files);
  });

  useEffect(() => {
    if (!enabled) return;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDraggingFiles(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // `relatedTarget` is null only when the pointer leaves the window.
      if (event.relatedTarget === null) setIsDraggingFiles(false);
    };
    const onDrop = (event: DragEvent) => {
      const files = Array.from(event.dataTransfer?.files ?? []);
      setIsDraggingFiles(false);
      if (files.length === 0) return;
      event.preventDefault();
      handleDrop(files);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [enabled]);

  return isDraggingFiles && enabled && acceptsFiles;
}
