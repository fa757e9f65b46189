import { useRef, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { catalogueQuery } from '@/resources/tools/queries';
import { preloadTaskSearch } from '@/resources/tools/use-tools-for-task';
import { Button, buttonClass } from '@/ui/button';
import { ClearButton } from '@/ui/form/clear-button';
import { Icon } from '@/ui/icon';
import { useGoal } from './use-goal';

/**
 * The field for what the member wants to get done, and a link to all tools
 * (docs/product/navigation.md#home).
 */
export function GoalForm({ labelledBy }: { labelledBy: string }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { goal, setGoal } = useGoal();
  const [text, setText] = useState(goal);
  // Back and Forward change the goal without the field.
  const [shownGoal, setShownGoal] = useState(goal);
  if (goal !== shownGoal) {
    setShownGoal(goal);
    setText(goal);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== goal) setGoal(text.trim());
  }
  function clear() {
    setText('');
    if (goal !== '') setGoal('');
    input.current?.focus();
  }

  return (
    <form
      role="search"
      aria-labelledby={labelledBy}
      className="flex w-full flex-wrap items-center gap-2 sm:max-w-190"
      onSubmit={onSubmit}
    >
      <div className="relative min-w-0 flex-1 max-sm:basis-full">
        <Icon
          of={Search}
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          type="text"
          role="searchbox"
          aria-labelledby={labelledBy}
          placeholder="For example: write a sales page"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          className="h-12 w-full rounded-control border border-control bg-surface pr-11 pl-10 text-16 text-ink text-ellipsis focus:border-brand focus:shadow-field focus:outline-hidden placeholder:text-muted"
          onChange={(event) => setText(event.target.value)}
          onFocus={() => {
            preloadTaskSearch();
            void client.prefetchQuery(catalogueQuery);
          }}
        />
        {text !== '' && <ClearButton label="Clear" onClick={clear} />}
      </div>
      <Button type="submit" variant="secondary" size="lg" className="max-sm:flex-1">
        Find tools
      </Button>
      <Link
        to={paths.explore}
        className={buttonClass({ variant: 'link', className: 'px-3 no-underline!' })}
      >
        <span>Explore tools</span>
        <Icon of={ArrowRight} />
      </Link>
    </form>
  );
}
