import { useEffect, useEffectEvent, useState } from 'react';

function hasFiles(event: DragEvent): boolean {
  return Array.from(event.dataTransfer?.types ?? []).includes('Files');
}

/**
 * Handles files dropped anywhere in the window, because the browser would open one that misses the
 * drop zone.
 * @param onFiles called only while `acceptsFiles` is true
 * @returns whether files that are accepted are being dragged over the window
 */
export function useFileDrop(acceptsFiles: boolean, onFiles: (files: File[]) => void): boolean {
  const [isDraggingFiles, setIsDraggingFiles] = useState(false);
  const handleDrop = useEffectEvent((files: File[]) => {
    if (acceptsFiles) onFiles(files);
  });

  useEffect(() => {
    const controller = new AbortController();
    const listen = (
      type: 'dragover' | 'dragleave' | 'drop',
      listener: (event: DragEvent) => void,
    ) => window.addEventListener(type, listener, { signal: controller.signal });
    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDraggingFiles(true);
    });
    listen('dragleave', (event) => {
      // `relatedTarget` is null only when the pointer leaves the window.
      if (event.relatedTarget === null) setIsDraggingFiles(false);
    });
    listen('drop', (event) => {
      setIsDraggingFiles(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      handleDrop(Array.from(event.dataTransfer?.files ?? []));
    });
    return () => controller.abort();
  }, []);

  return isDraggingFiles && acceptsFiles;
}
