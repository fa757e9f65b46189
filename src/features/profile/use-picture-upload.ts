import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSingleFlight } from '@/lib/use-single-flight';
import { isImageFile, NOT_AN_IMAGE, pictureMutation } from '@/resources/session/picture';
import { sessionQuery } from '@/resources/session/queries';
import { showToast } from '@/ui/toast';

/**
 * The upload of a profile picture with an optimistic preview
 * (docs/product/outputs.md#profile-picture).
 */
export function usePictureUpload() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(pictureMutation);
  const [preview, setPreview] = useState<string | null>(null);
  /** 0 to 1 during an upload, else `null`. */
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const flight = useSingleFlight();

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
      // After a failed refetch of the member, only the preview shows the new picture.
      if (fetchedAt() !== before) setPreview(null);
    } catch (error) {
      console.warn('The profile picture was not uploaded.', error);
      showToast('error', 'Failed to upload profile picture');
      setPreview(null);
    } finally {
      setProgress(null);
      flight.end();
    }
  }

  function upload(file: File): void {
    if (flight.isInFlight()) return;
    const isPicture = isImageFile(file);
    setProblem(isPicture ? null : NOT_AN_IMAGE);
    if (isPicture && flight.begin()) void send(file);
  }

  return { preview, progress, problem, upload };
}
