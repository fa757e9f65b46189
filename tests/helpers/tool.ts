import { parseResponse } from '@/http/parse-response';
import { toolSchema, type Tool } from '@/resources/tools/schema';
import { seedTools } from '@mock-api/seed/tools';
import { serializeTool } from '@mock-api/serializers/tool';

/** Every field of a tool, with the value of the first tool of the mock API that has it. */
const allFields = Object.assign(
  {},
  ...seedTools()
    .reverse()
    .map((tool) => serializeTool(tool, 'https://apps.example')),
) as ReturnType<typeof serializeTool>;

/** The response body of a paid tool that can be launched, with all fields. */
export const toolBody = {
  ...allFields,
  _id: 't1',
  name: 'Value Ladder Agent',
  description: 'Lays your services out as steps.',
  image: 'tools/value-ladder.svg',
  url: 'https://apps.example/value-ladder',
  hashtags: ['Sales and Marketing Tools', 'offers', 'pricing'],
  platformId: 'value-ladder',
  isFree: false,
};

/** The tool of `toolBody`. @param change the fields that differ */
export function makeTool(change: Partial<Tool> = {}): Tool {
  return { ...parseResponse(toolSchema, toolBody), ...change };
}
