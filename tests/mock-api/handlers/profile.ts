import { newId } from '../ids';
import { api } from '../paths';
import { json, problem } from '../respond';
import { readAnswers, blankFields } from '../rules/onboarding';
import { simulateProfile } from '../rules/profile-text';
import { serializeAssets } from '../serializers/assets';
import { serializeOnboarding } from '../serializers/onboarding';
import { slowBody, utf8Chunks } from '../stream';
import type { MockAnswers } from '../types';
import { memberCall, readBody, type MemberCall } from './call';
import { readFiles } from './files';

const CHUNK_BYTES = 48;

async function generate({ db, member, request }: MemberCall): Promise<Response> {
  const answers = readAnswers(await readBody(request));
  const blank = blankFields(answers);
  if (blank.length > 0) {
    return problem(400, 'Please complete the business profile to generate the user profile.', {
      fields: { missing: blank },
    });
  }
  const text = simulateProfile(answers as MockAnswers);
  const body = slowBody(utf8Chunks(text, CHUNK_BYTES), {
    chunkDelayMs: db.streamPause,
    signal: request.signal,
    onEnd: () => {
      member.onboarding.profileData = text;
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function uploadPicture({ db, member, request }: MemberCall): Promise<Response> {
  const [file] = await readFiles(request, 'profilePic');
  if (!file) return problem(400, 'Please choose a picture.');
  if (!file.type.startsWith('image/')) return problem(400, 'Only images can be uploaded.');
  // The extension is the subtype without its suffix: `image/svg+xml` → `svg`.
  const path = `avatars/uploads/${newId()}.${file.type.slice('image/'.length).replace(/\W.*/, '')}`;
  db.pictures[path] = { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
  member.picture = path;
  return json({
    success: true,
    message: 'Profile image updated successfully',
    profilePic: JSON.stringify(path),
  });
}

/**
 * The generated profile, the picture and the outputs (docs/product/generated-profile.md,
 * docs/product/outputs.md).
 */
export const profileHandlers = [
  memberCall('POST', api.generateProfile, generate),

  memberCall('POST', api.updateProfile, async ({ member, now, request }) => {
    const { profileData } = await readBody(request);
    if (typeof profileData !== 'string') return problem(400, 'profileData must be a string.');
    member.onboarding.profileData = profileData;
    member.onboarding.updatedAt = now;
    return json({
      success: true,
      message: 'Profile updated successfully.',
      data: serializeOnboarding(member),
    });
  }),

  memberCall('POST', api.uploadProfilePicture, uploadPicture),

  memberCall('GET', api.userAssets, ({ member, url }) =>
    json(serializeAssets(member.assets, url.origin)),
  ),
];
