/**
 * Measures and styles of Word documents. Lengths are twips, 1/20 pt; font sizes are half points.
 */
import { LevelFormat, type IStylesOptions } from 'docx';

/** The indent of a list item, of a quotation, and of each nested one. */
export const INDENT = 360;
/** The width of the text on a page of A4 with margins of one inch. */
export const TEXT_WIDTH = 9026;

/** The ids of styles that this module adds to those of Word. */
export const CODE_BLOCK_STYLE = 'CodeBlock';
export const CODE_STYLE = 'Code';
export const QUOTE_STYLE = 'Quote';

const INK = '1A1B2E';
export const LINE_COLOR = 'C9CBD8';
export const HEADER_FILL = 'F1F2F7';
const CODE_FONT = 'Consolas';

function headingStyle(size: number, before: number) {
  return {
    run: { size, bold: true, color: INK },
    paragraph: { spacing: { before, after: 120 }, keepNext: true, keepLines: true },
  };
}

export const WORD_STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: 'Calibri', size: 22 },
      paragraph: { spacing: { after: 140, line: 276 } },
    },
    heading1: headingStyle(36, 0),
    heading2: headingStyle(28, 320),
    heading3: headingStyle(24, 260),
    heading4: headingStyle(22, 220),
    heading5: headingStyle(22, 200),
    heading6: headingStyle(22, 200),
    listParagraph: { paragraph: { spacing: { after: 80 } } },
  },
  paragraphStyles: [
    {
      id: QUOTE_STYLE,
      name: 'Quote',
      basedOn: 'Normal',
      run: { italics: true },
      paragraph: {
        border: { left: { style: 'single', size: 12, space: 10, color: LINE_COLOR } },
      },
    },
    {
      id: CODE_BLOCK_STYLE,
      name: 'Code Block',
      basedOn: 'Normal',
      run: { font: CODE_FONT, size: 19, noProof: true },
      paragraph: {
        spacing: { after: 140, line: 240 },
        shading: { type: 'clear', fill: HEADER_FILL },
      },
    },
  ],
  characterStyles: [
    { id: CODE_STYLE, name: 'Code', run: { font: CODE_FONT, size: 20, noProof: true } },
  ],
};

/** Word has nine levels of a list. */
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The level of a list in Word; `depth` is 0 for a list that is in no other one. */
export function listLevel(depth: number): number {
  return Math.min(depth, LEVELS.length - 1);
}

const BULLETS = ['•', '◦', '▪'];

export const BULLET_LIST = {
  reference: 'bullets',
  levels: LEVELS.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: BULLETS[level % BULLETS.length] ?? '•',
  })),
};

/**
 * The definition of a numbered list.
 * @param reference a name that no other list of the document has
 */
export function numberedList(reference: string, start: number) {
  return {
    reference,
    levels: LEVELS.map((level) => ({
      level,
      format: LevelFormat.DECIMAL,
      text: `%${level + 1}.`,
      start,
    })),
  };
}
