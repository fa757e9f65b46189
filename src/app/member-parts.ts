/** What only a member sees on every page; one chunk, which comes after the first screen. */
export { MemberBar, PhoneSearch } from './layout/member-bar';
export { MemberRoot } from './member-root';
