/** The upload of a profile picture (docs/product/outputs.md#profile-picture). */
import { mutationOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { assertReadable } from '@/lib/browser/unreadable-files';
import { sessionKey } from './keys';

/** Allows for a photograph over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

const NOT_AN_IMAGE = 'Please choose an image, such as a JPG or PNG file.';

/** Why a file can't be the profile picture; `null` if it can. */
export function pictureProblem({ type, name, size }: File): string | null {
  if (!/^image\/./i.test(type)) return NOT_AN_IMAGE;
  return size === 0 ? `${name} is empty. Please choose another picture.` : null;
}

interface PictureUpload {
  file: File;
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * `POST /upload-profile-pic`: multipart with one part `profilePic`.
 * @throws UnreadableFilesError, HttpError, NetworkError, RejectedError, MalformedResponseError
 */
async function uploadPicture({ file, onProgress }: PictureUpload): Promise<void> {
  await assertReadable([file]);
  const body = new FormData();
  body.append('profilePic', file, file.name);
  await request(endpoints.profilePicture, {
    method: 'POST',
    body,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    onUploadProgress: onProgress,
  });
}

/** Uploads a picture, then refetches the member, whose picture URL has changed. */
export const pictureMutation = mutationOptions({
  mutationFn: uploadPicture,
  onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: sessionKey }),
});
