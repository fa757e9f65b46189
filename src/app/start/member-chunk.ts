/** The entry module of the phase `member` in phases.ts: what a member sees on every page. */
export { MemberBar } from '@/app/layout/member-bar';
export { PhoneSearch } from '@/app/layout/phone-search';
export { GlobalParts } from '@/app/global-parts';
