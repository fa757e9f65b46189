import { storedLatePayments } from '@/resources/checkout/late-payments';
import { removeStoredResults } from '@/resources/checkout/verified-checkouts';
import { removeUnsavedTexts } from '@/resources/onboarding/unsaved-texts';

/** Removes the member's unsaved text and checkouts from storage, on Logout. */
export function removeStoredData(memberKey: string): void {
  removeUnsavedTexts(memberKey);
  removeStoredResults(memberKey);
  storedLatePayments.remove(memberKey);
}
