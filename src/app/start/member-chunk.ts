/**
 * The entry module of the phase `member` in phases.ts: what a member sees on every page, and what the end of a session
 * does with stored data.
 */
export { MemberBar } from '@/app/layout/member-bar';
export { PhoneSearch } from '@/app/layout/phone-search';
export { GlobalParts } from '@/app/global-parts';
export { hasUnsavedText, removeUnsavedTexts } from '@/resources/onboarding/unsaved-texts';
