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
import type { OutputGroup } from '@/resources/outputs/groups';
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

/** The icon of an output's group, 24 px. */
export function OutputIcon({ group }: { group: OutputGroup }) {
  const { icon, hue } = ICONS[group];
  return (
    <span
      className="grid size-6 shrink-0 place-items-center rounded-mark"
      style={{
        background: `oklch(0.94 0.035 var(--hue-${hue}))`,
        color: `oklch(0.42 0.11 var(--hue-${hue}))`,
      }}
    >
      <Icon of={icon} size={14} />
    </span>
  );
}
