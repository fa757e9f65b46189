import { plainText } from '@/lib/plain-text';
import { NO_ANALYSIS } from '@/resources/user-assets/saved-output';
import type { Workflow } from '@/resources/user-assets/workflow';
import { LazyMarkdown } from '@/ui/lazy-markdown';
import { MarkedText } from '@/ui/marked-text';

/** The Analysis tab: analysis and recommendations (docs/product/outputs.md#details). */
export function WorkflowAnalysis({
  workflow,
  words,
}: {
  workflow: Workflow;
  words: readonly string[];
}) {
  const { analysis, recommendations } = workflow;
  return (
    <>
      {analysis === '' ? (
        <p className="text-muted">{NO_ANALYSIS}</p>
      ) : (
        <LazyMarkdown level={2} words={words}>
          {analysis}
        </LazyMarkdown>
      )}
      {recommendations.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-20 font-semibold">Recommendations</h2>
          <ul className="list-disc space-y-2 pl-5 text-16 text-ink-2 wrap-anywhere">
            {recommendations.map((recommendation, index) => (
              <li key={index}>
                <MarkedText words={words}>{plainText(recommendation)}</MarkedText>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
