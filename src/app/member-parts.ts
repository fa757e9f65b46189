/** The member phase of phases.ts: one chunk with what a member sees on every page. */
export { MemberBar, PhoneSearch } from './layout/member-bar';
export { RootParts } from './root-parts';
