import type { MockTool } from '../types';

/** A tool. @param origin of the API, which serves the launch URLs */
export function serializeTool(tool: MockTool, origin: string) {
  const { id, tokenCost: _, unit: __, featureCosts: ___, ...fields } = tool;
  const url = tool.url.startsWith('/') ? `${origin}${tool.url}` : tool.url;
  return { _id: id, ...fields, url };
}

/** A row of the search box. */
export function serializeHit({ id, name, description }: MockTool) {
  return { _id: id, name, description };
}
