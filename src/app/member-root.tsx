import { FirstRun } from './first-run';
import { MemberMoney } from './member-money';

/** What belongs to a member on every page, below the root. */
export function MemberRoot() {
  return (
    <>
      <MemberMoney />
      <FirstRun />
    </>
  );
}
