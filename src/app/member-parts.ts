/** The entry module of the phase `member` in phases.ts: what a member sees on every page. */
export { MemberBar } from './layout/member-bar';
export { PhoneSearch } from './layout/phone-search';
export { RootParts } from './root-parts';
