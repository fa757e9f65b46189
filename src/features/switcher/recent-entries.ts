import { memberValue } from '@/lib/browser/member-value';
import { textList } from '@/lib/parse/field-schemas';

/**
 * The values of the entries that a member has opened from the quick switcher on this device, the latest
 * first (docs/product/navigation.md#lists-of-this-device).
 */
export const storedRecentEntries = memberValue('switched-to', textList);
