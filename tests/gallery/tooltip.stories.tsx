import { useState } from 'react';
import { ChartNoAxesColumn } from 'lucide-react';
import { buttonClass, IconButton } from '@/ui/button';
import { Tooltip, TooltipPanel } from '@/ui/tooltip/tooltip';
import { SENTENCE, Used } from './state';

export function Tooltips() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <div className="pb-24">
      <Used by="hover" shows={SENTENCE}>
        <IconButton ref={setButton} label="Credit usage" icon={ChartNoAxesColumn} />
      </Used>
      <Tooltip target={button} label={SENTENCE} />
    </div>
  );
}

function Panel({ tone }: { tone: 'paper' | 'ink' }) {
  return (
    <div className="flex justify-end pb-40 sm:justify-center">
      <Used by="press" shows="Credit Breakdown">
        <TooltipPanel
          tone={tone}
          title="Credit Breakdown"
          content={<p>{SENTENCE}</p>}
          label="How we know"
          className={buttonClass({ variant: 'secondary' })}
        >
          How we know
        </TooltipPanel>
      </Used>
    </div>
  );
}

export function PaperPanel() {
  return <Panel tone="paper" />;
}

export function InkPanel() {
  return <Panel tone="ink" />;
}
