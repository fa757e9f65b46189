import { newId } from '../ids';
import { api } from '../paths';
import { json, problem } from '../respond';
import { answersOfDocuments, fillFromDocuments, documentsError } from '../rules/documents';
import { readAnswers, saveAnswers } from '../rules/onboarding';
import { serializeOnboarding } from '../serializers/onboarding';
import { memberCall, readBody, type MemberCall } from './call';
import { readFiles } from './files';

async function upload({ member, now, request }: MemberCall): Promise<Response> {
  const files = await readFiles(request, 'files');
  const { uploadedFiles } = member.onboarding;
  const error = documentsError(files, uploadedFiles.length);
  if (error !== null) return problem(400, error);
  for (const { name, size } of files) uploadedFiles.push({ id: newId(), fileName: name, size });
  const found = answersOfDocuments(files.map(({ name }) => name));
  const overwriteCandidates = fillFromDocuments(member, found, now);
  return json({
    success: true,
    message: 'Documents received.',
    overwriteRequest: Object.keys(overwriteCandidates).length > 0,
    overwriteCandidates,
    onboarding: serializeOnboarding(member),
  });
}

/** The first-run status, the questionnaire and its documents (docs/product/onboarding.md). */
export const onboardingHandlers = [
  memberCall('GET', api.userData, ({ member: { isOnboarded, paymentDetailsCollected } }) =>
    json({ success: true, data: { isOnboarded, paymentDetailsCollected } }),
  ),

  memberCall('GET', api.onboarding, ({ member }) => json(serializeOnboarding(member))),

  memberCall('POST', api.onboarding, async ({ member, now, request }) => {
    saveAnswers(member, readAnswers(await readBody(request)), now);
    return json({ success: true, message: 'Saved.', data: serializeOnboarding(member) });
  }),

  memberCall('POST', api.uploadDocuments, upload),

  memberCall('POST', api.overwriteAnswers, async ({ member, now, request }) => {
    saveAnswers(member, readAnswers(await readBody(request)), now);
    return json({
      success: true,
      message: 'Answers overwritten.',
      onboarding: serializeOnboarding(member),
    });
  }),

  memberCall('DELETE', api.removeItems, ({ member }) => {
    member.onboarding.uploadedFiles = [];
    return json({ success: true, message: 'All files were removed.' });
  }),
];
