import { useState } from 'react';
import { HomePage } from '@/features/home/home-page';
import { LazyQuestionnaire } from '@/features/onboarding/lazy-dialogs';
import { useOpenInHistory } from '@/lib/react/use-open-in-history';
import type { AnswerField } from '@/resources/onboarding/questionnaire/fields';

/** The home page with the questionnaire, which Back closes. */
export function HomeScreen() {
  const [isOpen, setIsOpen] = useOpenInHistory('answers');
  const [startAt, setStartAt] = useState<AnswerField>();

  return (
    <>
      <HomePage
        onContinue={(field) => {
          setStartAt(field);
          setIsOpen(true);
        }}
        onContinueIntent={LazyQuestionnaire.preload}
      />
      <LazyQuestionnaire
        open={isOpen}
        onOpenChange={setIsOpen}
        mode="first-run"
        startAt={startAt}
      />
    </>
  );
}
