import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { demoMembersQuery } from '@/resources/sign-in/demo-members';
import type { SignInValues } from '@/resources/sign-in/sign-in-rules';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';

/** Buttons that sign in as a member of the mock API; only in the mode dev. */
export function DemoMembers({ onPick }: { onPick: (member: SignInValues) => void }) {
  const { data: members } = useQuery(demoMembersQuery);
  if (!members || members.length === 0) return null;

  return (
    <Card className="mt-8 overflow-hidden">
      <h2 className="border-b border-line px-4 py-3 font-semibold">Demo members</h2>
      <ul className="max-h-60 divide-y divide-line overflow-y-auto">
        {members.map(({ email, password, label, note }) => (
          <li key={email}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-canvas"
              onClick={() => onPick({ email, password })}
            >
              <span className="min-w-0 flex-1">
                <span translate="no" className="block font-medium">
                  {label || email}
                </span>
                {note && <span className="block text-12 text-muted">{note}</span>}
              </span>
              <Icon of={ChevronRight} className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
