/** The member's profile picture: which files may be one, and how it is changed. */
import { mutationOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { sessionKey } from './keys';

/** Long enough for a photograph over a slow line. */
const UPLOAD_TIMEOUT_MS = 180_000;

export const NOT_AN_IMAGE = 'Please choose an image, such as a JPG or PNG file.';

/** Images only (credits specification, section 5). */
export function mayBePicture(file: File): boolean {
  return /^image\/./i.test(file.type);
}

export interface PictureUpload {
  file: File;
  /** Hears the share that has left, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * `POST /upload-profile-pic`: multipart with the one part `profilePic` (credits specification,
 * section 7).
 * @throws HttpError, NetworkError; MalformedResponseError for success false and for a page
 */
async function uploadPicture({ file, onProgress }: PictureUpload): Promise<void> {
  const body = new FormData();
  body.append('profilePic', file, file.name);
  const answer = await request(endpoints.profilePicture, {
    method: 'POST',
    body,
    timeoutMs: UPLOAD_TIMEOUT_MS,
    onUploadProgress: onProgress,
  });
  const isRefused =
    typeof answer === 'object' && answer !== null && Reflect.get(answer, 'success') === false;
  if (isRefused || (typeof answer === 'string' && answer.trimStart().startsWith('<'))) {
    throw new MalformedResponseError('upload-profile-pic did not take the picture.');
  }
}

/** Uploads a picture, then fetches the member afresh, whose picture has a new address by that. */
export const pictureMutation = mutationOptions({
  mutationKey: [...sessionKey, 'picture'],
  mutationFn: uploadPicture,
  onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: sessionKey }),
});
