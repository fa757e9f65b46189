import type { MockTool } from '../types';

/** A tool. @param origin of the API, which serves the launch URLs */
export function serializeTool(tool: MockTool, origin: string) {
  return {
    _id: tool.id,
    name: tool.name,
    description: tool.description,
    image: tool.image,
    url: tool.url.startsWith('/') ? `${origin}${tool.url}` : tool.url,
    hashtags: tool.hashtags,
    platformId: tool.platformId,
    isFree: tool.isFree,
  };
}

/** A row of the search box. */
export function serializeHit({ id, name, description }: MockTool) {
  return { _id: id, name, description };
}
