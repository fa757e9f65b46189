import type { Tool } from '@/resources/tools/schema';

/** A paid tool that can be launched. @param fields that differ */
export function makeTool(change: Partial<Tool> = {}): Tool {
  return {
    id: 'tool-1',
    name: 'Value Ladder Agent',
    description: 'Lays your services out as steps.',
    image: 'tools/value-ladder.svg',
    url: 'https://apps.example/value-ladder',
    hashtags: ['Sales and Marketing Tools', 'offers', 'pricing'],
    platformId: 'value-ladder',
    isFree: false,
    ...change,
  };
}
