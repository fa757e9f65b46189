import * as v from 'valibot';
import { field, sent, recordOrDefaults, text, textOr } from '@/lib/parse/field-schemas';
import type { Section } from './output-text';

/** A transcript as Markdown: it is plain text, whose line breaks are kept. */
const transcript = field(
  (value) => v.parse(text, value).replace(/(?<=\S)[ \t]*\r?\n(?=[ \t]*\S)/g, '  \n'),
  sent<string>(),
);

/** An item of the group `salesai`. */
export const salesCallSchema = v.object({
  companyName: textOr('Sales AI Output'),
  responses: recordOrDefaults(v.object({ feedbackOnCall: text, opportunityOnCall: text })),
  scriptContent: text,
  callTranscript: transcript,
});

/** The sections of a sales call, feedback first. */
export function salesSections({
  responses,
  scriptContent,
  callTranscript,
}: v.InferOutput<typeof salesCallSchema>): Section[] {
  return [
    { heading: 'Feedback on the call', body: responses.feedbackOnCall },
    { heading: 'Opportunities on the call', body: responses.opportunityOnCall },
    { heading: 'Script', body: scriptContent },
    { heading: 'Call transcript', body: callTranscript },
  ];
}
