import { isRecord } from '@/lib/parse/guards';
import type { MockAssets } from '../types';

/** A workflow with an absolute URL of its flow chart. */
function withDiagram(item: unknown, origin: string): unknown {
  if (!isRecord(item) || !isRecord(item['diagram'])) return item;
  const { diagramUrl } = item['diagram'];
  return { ...item, diagram: { ...item['diagram'], diagramUrl: `${origin}${String(diagramUrl)}` } };
}

/** The groups of saved outputs (docs/product/outputs.md#tabs). @param origin of the API */
export function serializeAssets(assets: MockAssets, origin: string): MockAssets {
  const { aiworkflow } = assets;
  if (!Array.isArray(aiworkflow)) return assets;
  return { ...assets, aiworkflow: aiworkflow.map((item) => withDiagram(item, origin)) };
}
