import type { Tool } from './schema';

/** What a tool must satisfy; a part that is missing or blank asks for nothing. */
export interface ToolFilter {
  /** Any of them is enough: several categories widen. */
  categories?: readonly string[] | undefined;
  /** One hashtag as a whole. */
  tag?: string | undefined;
  /** Part of the name, the description or a hashtag. */
  text?: string | undefined;
}

/** Hashtags are trimmed when they are parsed, so none holds a line break at its ends. */
const BREAK = '\n';

/**
 * Remembers a tool's lower-cased text: 10,000 of them are filtered again with every press of a
 * chip.
 */
function remembered(textOf: (tool: Tool) => string): (tool: Tool) => string {
  const texts = new WeakMap<Tool, string>();
  return (tool) => {
    let text = texts.get(tool);
    if (text === undefined) {
      text = textOf(tool).toLowerCase();
      texts.set(tool, text);
    }
    return text;
  };
}

const hashtagsOf = remembered(({ hashtags }) => `${BREAK}${hashtags.join(BREAK)}${BREAK}`);
const wordsOf = remembered(({ name, description }) => name + BREAK + description);

function needle(text: string | undefined): string {
  return text?.trim().toLowerCase() ?? '';
}

/**
 * The tools that satisfy every part of a filter, in their order (core specification, section 5):
 * a category matches a hashtag that contains its text; letters' case never matters.
 */
export function filterTools(tools: readonly Tool[], filter: ToolFilter): readonly Tool[] {
  const categories = (filter.categories ?? []).map(needle).filter(Boolean);
  const tag = needle(filter.tag);
  const text = needle(filter.text);
  if (categories.length === 0 && tag === '' && text === '') return tools;

  return tools.filter(
    (tool) =>
      (categories.length === 0 || categories.some((name) => hashtagsOf(tool).includes(name))) &&
      (tag === '' || hashtagsOf(tool).includes(`${BREAK}${tag}${BREAK}`)) &&
      (text === '' || wordsOf(tool).includes(text) || hashtagsOf(tool).includes(text)),
  );
}
