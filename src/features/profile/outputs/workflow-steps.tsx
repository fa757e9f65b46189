import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { plainText } from '@/lib/text/plain-text';
import { toolNamed } from '@/resources/outputs/outputs-of-tool';
import type { Workflow } from '@/resources/outputs/workflow';
import type { Tool } from '@/resources/tools/schema';
import { Card } from '@/ui/card';
import { MarkedText } from '@/ui/markdown/marked-text';
import { Tag } from '@/ui/tag';

/** The steps and tools of a workflow, shown beside its tabs. */
export function WorkflowSteps({
  workflow: { steps, tools },
  catalogue,
  words,
}: {
  workflow: Workflow;
  catalogue: readonly Tool[];
  /** The words of the search, which are marked. */
  words: readonly string[];
}) {
  if (steps.length + tools.length === 0) return null;
  return (
    <Card className="p-6 max-sm:p-4">
      {steps.length > 0 && (
        <>
          <h2 className="mb-4 text-16 font-semibold">Steps</h2>
          <ol className="space-y-5">
            {steps.map(({ name, description, tools: recommended }, index) => (
              <li key={index} className="flex gap-3">
                <span
                  aria-hidden
                  className="num grid size-6 shrink-0 place-items-center rounded-full bg-brand-tint text-12 font-semibold text-brand"
                >
                  {index + 1}
                </span>
                <div className="min-w-0 wrap-anywhere">
                  <p className="mt-0.5 font-medium">
                    <MarkedText words={words}>{plainText(name)}</MarkedText>
                  </p>
                  {description !== '' && (
                    <p className="mt-0.5 text-muted">
                      <MarkedText words={words}>{plainText(description)}</MarkedText>
                    </p>
                  )}
                  <Tools names={recommended} catalogue={catalogue} className="mt-2" />
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      {tools.length > 0 && (
        <>
          <h2 className="mt-6 mb-3 text-16 font-semibold first:mt-0">Tools</h2>
          <Tools names={tools} catalogue={catalogue} />
        </>
      )}
    </Card>
  );
}

/** Names of tools; those in the catalogue are links to them. */
function Tools({
  names,
  catalogue,
  className,
}: {
  names: readonly string[];
  catalogue: readonly Tool[];
  className?: string;
}) {
  if (names.length === 0) return null;
  return (
    <ul className={`flex flex-wrap items-center gap-2 ${className ?? ''}`}>
      {names.map((name, index) => {
        const tool = toolNamed(name, catalogue);
        return (
          <li key={index} className="max-w-full">
            {tool ? (
              <Link
                to={paths.tool(tool.id)}
                translate="no"
                className="inline-flex min-h-8 max-w-full items-center rounded-mark bg-brand-tint px-2 text-12 font-medium text-brand underline decoration-brand-line underline-offset-3 wrap-anywhere hover:decoration-current pointer-coarse:min-h-11"
              >
                {name}
              </Link>
            ) : (
              <Tag>{name}</Tag>
            )}
          </li>
        );
      })}
    </ul>
  );
}
