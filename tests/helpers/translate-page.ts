/** Ends each translated text; a zero-width space, which is not visible. */
export const TRANSLATED = '\u200B';

/**
 * Runs in a page and does what the translators of Chrome and Edge do: each text node, also a later
 * one, is replaced by two `font` elements with its translation, here the same text with a mark.
 */
export function translatePage(mark: string): void {
  const UNTRANSLATED =
    '[translate="no"], .notranslate, head, script, style, noscript, textarea, svg, font';

  function translateText(text: Text): void {
    if (text.data.trim() === '' || text.parentElement?.closest(UNTRANSLATED) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data + mark;
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateBelow(node: Node): void {
    if (!node.isConnected) return;
    if (node instanceof Text) {
      translateText(node);
      return;
    }
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translateBelow(node);
    }
  });
  translateBelow(document);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}
