import type { MockTool } from '../types';
import { objectId } from './random';
import { seedTools } from './tools';

const PLACES = [
  'Alpine',
  'Baltic',
  'Coastal',
  'Danube',
  'Eastern',
  'Fjord',
  'Garden',
  'Harbour',
  'Island',
  'Juniper',
  'Lakeside',
  'Meadow',
  'Northern',
] as const;

/**
 * A catalogue of any size for load tests: numbered variations of the demo tools, deterministic by
 * position. Pictures are `tools/many-<n>.svg`.
 */
export function manyTools(count: number): MockTool[] {
  const models = seedTools();
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length];
    if (model === undefined) throw new Error('The demo catalogue is empty');
    const place = PLACES[Math.floor(index / models.length) % PLACES.length];
    return {
      ...model,
      id: objectId(`many ${index}`),
      name: `${place} ${model.name} ${index + 1}`,
      image: `tools/many-${index + 1}.svg`,
      hashtags: [...model.hashtags],
      platformId: `many-${index + 1}`,
    };
  });
}
