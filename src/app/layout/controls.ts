/**
 * The chunk that a member needs on every page: the controls of the bar and the parts outside of the
 * page.
 */
export { GlobalParts } from '@/app/global-parts';
export { MemberBar } from './member-bar';
