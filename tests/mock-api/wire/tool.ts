import type { MockTool } from '../types';

/** A tool (core specification, section 3). @param origin of the API, where launch addresses lead */
export function wireTool(tool: MockTool, origin: string) {
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
export function wireHit({ id, name, description }: MockTool) {
  return { _id: id, name, description };
}
