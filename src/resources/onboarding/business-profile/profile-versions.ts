/** The last texts of the profile on this device (docs/product/generated-profile.md#versions). */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-storage';
import { listOf, timestamp } from '@/lib/parse/field-schemas';
import { isSameText } from './profile-text';

const versionSchema = v.object({
  text: v.string(),
  /** When it was generated or edited; of a text of the server, when its record was updated last. */
  seenAt: timestamp,
  /** Generated or edited on this device, or loaded from the server (`stored`). */
  origin: v.picklist(['generated', 'edited', 'stored']),
});

/** A text of the profile that was written or loaded on this device. */
export type ProfileVersion = v.InferOutput<typeof versionSchema>;

export const MAX_VERSIONS = 5;
/** Characters of all versions together, because storage is limited. */
export const MAX_TOTAL_LENGTH = 500_000;

const storedVersions = memberValue('profile-versions', listOf(versionSchema));

/** The versions of a member on this device, newest first; invalid entries are left out. */
export function readVersions(memberKey: string): readonly ProfileVersion[] {
  return storedVersions.read(memberKey).slice(0, MAX_VERSIONS);
}

/** Removes the versions of a member. */
export const removeVersions = storedVersions.remove;

/** Stores a version as `withVersion` does; returns all versions. */
export function addVersion(memberKey: string, added: ProfileVersion): readonly ProfileVersion[] {
  const versions = withVersion(readVersions(memberKey), added);
  storedVersions.write(memberKey, [...versions]);
  return versions;
}

/**
 * Adds a version in front; a version with the same text moves to the front, as it is unless its
 * text was generated again. Nothing changes for a text that is blank or too long, equals the newest
 * version, or was loaded from the server and equals any version.
 */
export function withVersion(
  versions: readonly ProfileVersion[],
  added: ProfileVersion,
): readonly ProfileVersion[] {
  const isSame = ({ text }: ProfileVersion) => isSameText(text, added.text);
  const index = versions.findIndex(isSame);
  const isStorable = added.text.trim() !== '' && added.text.length <= MAX_TOTAL_LENGTH;
  if (!isStorable || index === 0) return versions;
  if (index > 0 && added.origin === 'stored') return versions;
  const same = added.origin === 'generated' ? undefined : versions[index];
  let length = 0;
  return [same ?? added, ...versions.filter((version) => !isSame(version))]
    .slice(0, MAX_VERSIONS)
    .filter(({ text }) => (length += text.length) <= MAX_TOTAL_LENGTH);
}
