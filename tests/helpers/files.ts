import { strFromU8, unzipSync } from 'fflate';
import { vi } from 'vitest';

/** Makes a file fail when it is read, as one that was changed or deleted after it was chosen. */
export function makeUnreadable(file: File): File {
  return Object.assign(file, {
    slice: () => {
      throw new DOMException('The file could not be read.', 'NotReadableError');
    },
  });
}

/**
 * The hidden input of the open documents dialog, in the place of the file picker that its button
 * opens.
 */
export function findFileInput(): HTMLInputElement {
  const input = document.querySelector('[role="dialog"] input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  return input;
}

/** Records the files that the page saves until the end of the test: jsdom cannot save any. */
export function recordSavedFiles() {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    if (object instanceof Blob) file = object;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file });
  });
  return saved;
}

interface WordParagraph {
  /** The id of its style; '' for a plain paragraph. */
  style: string;
  /** The level of its list and the text of its number or bullet; '' outside of lists. */
  list: string;
  /** A line break is `\n`. */
  text: string;
}

const decodeXml = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const attribute = (xml: string, tag: string) =>
  new RegExp(`<w:${tag} w:val="([^"]*)"`).exec(xml)?.[1] ?? '';

const textOf = (xml: string) =>
  decodeXml(
    Array.from(
      xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>/g),
      ([, text]) => text ?? '\n',
    ).join(''),
  );

/** Reads a Word file back. */
export async function readWord(file: Blob) {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const xml = part('word/document.xml');
  const numbering = part('word/numbering.xml');

  /** The start and the text of a level of a list. */
  function markerOf(paragraph: string): string {
    const id = attribute(paragraph, 'numId');
    if (id === '') return '';
    const level = attribute(paragraph, 'ilvl');
    const list = new RegExp(`<w:num [^>]*w:numId="${id}".*?</w:num>`).exec(numbering)?.[0] ?? '';
    const definition = new RegExp(
      `<w:abstractNum [^>]*w:abstractNumId="${attribute(list, 'abstractNumId')}".*?</w:abstractNum>`,
    ).exec(numbering)?.[0];
    const marker =
      new RegExp(`<w:lvl [^>]*w:ilvl="${level}".*?</w:lvl>`).exec(definition ?? '')?.[0] ?? '';
    return `${level} ${attribute(marker, 'lvlText')} ${attribute(marker, 'start')} #${id}`;
  }

  return {
    xml,
    paragraphs: Array.from(
      xml.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/g),
      ([paragraph]): WordParagraph => ({
        style: attribute(paragraph, 'pStyle'),
        list: markerOf(paragraph),
        text: textOf(paragraph),
      }),
    ),
    /** The texts of the cells by table and row. */
    tables: Array.from(xml.matchAll(/<w:tbl>.*?<\/w:tbl>/g), ([table]) =>
      Array.from(table.matchAll(/<w:tr>.*?<\/w:tr>/g), ([row]) =>
        Array.from(row.matchAll(/<w:tc>.*?<\/w:tc>/g), ([cell]) => textOf(cell)),
      ),
    ),
    /** The texts that are formatted with an element, such as `b` or `strike`. */
    formatted: (tag: string) =>
      Array.from(xml.matchAll(/<w:r>.*?<\/w:r>/g), ([run]) => run)
        .filter((run) => run.includes(`<w:${tag}/>`) || run.includes(`w:val="${tag}"`))
        .map(textOf),
    /** The URLs that the file refers to. */
    urls: Array.from(
      part('word/_rels/document.xml.rels').matchAll(/Target="([^"]*)" TargetMode="External"/g),
      ([, url]) => decodeXml(url ?? ''),
    ),
  };
}
