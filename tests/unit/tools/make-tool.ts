import type { Tool } from '@/resources/tools/schema';

/** A tool that is out and costs credits; tests say what is different about theirs. */
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
