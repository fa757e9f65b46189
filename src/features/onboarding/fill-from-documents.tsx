import { useState } from 'react';
import { FileUp } from 'lucide-react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { LazyBusinessProfile } from './lazy-dialogs';

/**
 * Opens the documents dialog above the questionnaire, whose answers an upload can fill
 * (docs/product/onboarding.md#questionnaire).
 */
export function FillFromDocuments({ onViewProfile }: { onViewProfile: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label="Fill from documents"
      className="mb-5 flex items-center gap-3.5 rounded-panel border border-line bg-canvas px-4 py-3.5 max-sm:flex-wrap"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-surface text-brand">
        <Icon of={FileUp} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">Fill from documents</p>
        <p className="text-muted">You choose which answers to replace.</p>
      </div>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        aria-haspopup="dialog"
        onPointerEnter={LazyBusinessProfile.preload}
        onFocus={LazyBusinessProfile.preload}
        onClick={() => setIsOpen(true)}
      >
        Choose files
      </Button>
      <LazyBusinessProfile
        isInQuestionnaire
        open={isOpen}
        onOpenChange={setIsOpen}
        problem={null}
        onEditAnswers={() => setIsOpen(false)}
        onViewProfile={onViewProfile}
      />
    </section>
  );
}
