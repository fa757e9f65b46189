import { parseResponse } from '@/http/parse-response';
import { toolSchema, type Tool } from '@/resources/tools/schema';
import { seedTools } from '@mock-api/seed/tools';
import { serializeTool } from '@mock-api/serializers/tool';

const seeded = seedTools().find(({ platformId }) => platformId === 'value-ladder-agent')!;

/** The response body of a paid tool that can be launched, with all fields. */
export const toolBody = {
  ...serializeTool(seeded, 'https://apps.example'),
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
