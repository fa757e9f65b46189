import {
  Anchor,
  BookOpenText,
  ChartNoAxesColumnIncreasing,
  ClipboardCheck,
  Compass,
  Eye,
  Gift,
  Heart,
  Mic,
  PhoneCall,
  Split,
  Target,
  Waypoints,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';
import type { OutputGroup } from '@/resources/user-assets/groups';
import { Icon } from '@/ui/icon';

type Hue = 'sales' | 'ideation' | 'purpose' | 'content' | 'utility' | 'assessment';

/** The icon of each group, in the hue of a catalogue category. */
const ICONS: Record<OutputGroup, { icon: LucideIcon; hue: Hue }> = {
  valueladders: { icon: ChartNoAxesColumnIncreasing, hue: 'sales' },
  trafficsources: { icon: Split, hue: 'sales' },
  understandaudiences: { icon: Gift, hue: 'sales' },
  consultingNiches: { icon: Eye, hue: 'ideation' },
  targetMarkets: { icon: Target, hue: 'sales' },
  valuepropositions: { icon: Anchor, hue: 'ideation' },
  fyconsultingniches: { icon: Compass, hue: 'purpose' },
  fyscopilots: { icon: Mic, hue: 'purpose' },
  FYCniches: { icon: Compass, hue: 'purpose' },
  fyccopilots: { icon: Heart, hue: 'purpose' },
  salesai: { icon: PhoneCall, hue: 'sales' },
  aiworkflow: { icon: Waypoints, hue: 'utility' },
  assessment: { icon: ClipboardCheck, hue: 'assessment' },
  brandstory: { icon: BookOpenText, hue: 'content' },
};

/** @param props.isSmall 24 px instead of 36 */
export function OutputIcon({ group, isSmall = false }: { group: OutputGroup; isSmall?: boolean }) {
  const { icon, hue } = ICONS[group];
  return (
    <span
      className={cx(
        'grid shrink-0 place-items-center',
        isSmall ? 'size-6 rounded-mark' : 'size-9 rounded-small',
      )}
      style={{
        background: `oklch(0.94 0.035 var(--hue-${hue}))`,
        color: `oklch(0.42 0.11 var(--hue-${hue}))`,
      }}
    >
      <Icon of={icon} size={isSmall ? 14 : 20} />
    </span>
  );
}
