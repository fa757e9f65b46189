import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isImageFile, NOT_AN_IMAGE, pictureMutation } from '@/resources/session/picture';
import { sessionQuery } from '@/resources/session/queries';
import { showToast } from '@/ui/toast';

/**
 * Uploading a profile picture: shown at once, and taken back when the upload fails (credits
 * specification, sections 5, 7 and 8).
 */
export function usePictureUpload() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(pictureMutation);
  const [preview, setPreview] = useState<string | null>(null);
  /** 0 to 1 while a picture is on its way, else `null`. */
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Read and set at once: a second file may come before the first one's render.
  const isSending = useRef(false);

  useEffect(() => {
    if (preview !== null) return () => URL.revokeObjectURL(preview);
    return undefined;
  }, [preview]);

  async function send(file: File): Promise<void> {
    const fetchedAt = () => queryClient.getQueryState(sessionQuery.queryKey)?.dataUpdatedAt;
    const before = fetchedAt();
    setPreview(URL.createObjectURL(file));
    setProgress(0);
    try {
      await mutateAsync({ file, onProgress: setProgress });
      showToast('success', 'Profile image updated successfully');
      // Where the member could not be fetched afresh, nothing but the preview knows the new
      // picture.
      if (fetchedAt() !== before) setPreview(null);
    } catch (error) {
      console.warn('The profile picture was not uploaded.', error);
      showToast('error', 'Failed to upload profile picture');
      setPreview(null);
    } finally {
      setProgress(null);
      isSending.current = false;
    }
  }

  function upload(file: File): void {
    if (isSending.current) return;
    const isPicture = isImageFile(file);
    setProblem(isPicture ? null : NOT_AN_IMAGE);
    if (!isPicture) return;
    isSending.current = true;
    void send(file);
  }

  return { preview, progress, problem, upload };
}
