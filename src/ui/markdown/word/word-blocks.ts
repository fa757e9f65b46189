/** The blocks of a Markdown text as paragraphs and tables of a Word document. */
import {
  AlignmentType,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import type {
  AlignType,
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Paragraph as MarkdownParagraph,
  PhrasingContent,
  RootContent,
  Table as MarkdownTable,
} from 'mdast';
import {
  BULLET_LIST,
  CODE_BLOCK_STYLE,
  HEADER_FILL,
  INDENT,
  LINE_COLOR,
  listLevel,
  numberedList,
  QUOTE_STYLE,
  TEXT_WIDTH,
} from './word-styles';
import { textWithLines, wordRuns } from './word-text';

type WordBlock = Paragraph | Table;
type MarkdownBlock = BlockContent | DefinitionContent;

/** Where a block is. */
interface Place {
  /** Twips. */
  indent: number;
  /** The number of lists that contain it. */
  listDepth: number;
  isQuote: boolean;
}

const HEADINGS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
  6: HeadingLevel.HEADING_6,
} as const;

const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

const BORDER = { style: 'single', size: 4, color: LINE_COLOR } as const;
const BORDERS = {
  top: BORDER,
  bottom: BORDER,
  left: BORDER,
  right: BORDER,
  insideHorizontal: BORDER,
  insideVertical: BORDER,
};
const CELL_MARGINS = { top: 60, bottom: 60, left: 100, right: 100 };

const MAX_COLUMNS = 63;

const BLOCK_TYPES = new Set<RootContent['type']>([
  'blockquote',
  'code',
  'definition',
  'footnoteDefinition',
  'heading',
  'html',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
]);

function isBlock(node: RootContent): node is MarkdownBlock {
  return BLOCK_TYPES.has(node.type);
}

/** Blocks of which the first one is a paragraph, with a text at its beginning. */
function startWith(
  value: string,
  blocks: readonly MarkdownBlock[],
): [MarkdownParagraph, ...MarkdownBlock[]] {
  const [first, ...others] = blocks;
  const text = value === '' ? [] : [{ type: 'text' as const, value }];
  return first?.type === 'paragraph'
    ? [{ ...first, children: [...text, ...first.children] }, ...others]
    : [{ type: 'paragraph', children: text }, ...blocks];
}

/** Converts the blocks of a document. */
export function wordBlocks(nodes: readonly RootContent[]): WordBlock[] {
  const definitions = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])),
  );
  let listCount = 0;

  const runs = (children: readonly PhrasingContent[]) => wordRuns(children, definitions);

  function paragraph(
    children: readonly ParagraphChild[],
    place: Place,
    options?: IParagraphOptions,
  ) {
    return new Paragraph({
      children,
      ...(place.indent > 0 && { indent: { left: place.indent } }),
      ...(place.isQuote && { style: QUOTE_STYLE }),
      ...options,
    });
  }

  function list(node: List, place: Place): WordBlock[] {
    const definition = node.ordered
      ? numberedList(`list-${(listCount += 1)}`, node.start ?? 1)
      : BULLET_LIST;
    const level = listLevel(place.listDepth);
    const inside = { ...place, indent: place.indent + INDENT, listDepth: place.listDepth + 1 };

    function item({ checked, children }: ListItem): WordBlock[] {
      const isTask = typeof checked === 'boolean';
      const [first, ...others] = startWith(isTask ? (checked ? '☑ ' : '☐ ') : '', children);
      return [
        paragraph(runs(first.children), inside, {
          // Word gives a numbered paragraph this style by itself.
          ...(isTask
            ? { style: 'ListParagraph' }
            : { numbering: { reference: definition, level } }),
          indent: { left: inside.indent, hanging: INDENT },
        }),
        ...others.flatMap((child) => block(child, inside)),
      ];
    }

    return node.children.flatMap(item);
  }

  function table({ align, children: rows }: MarkdownTable, place: Place): WordBlock[] {
    const columnCount = Math.max(1, ...rows.map(({ children }) => children.length));
    // Word opens no table with more columns.
    if (columnCount > MAX_COLUMNS) {
      return rows.map(({ children: cells }) =>
        paragraph(
          cells.flatMap((cell, index) => [
            ...runs(index > 0 ? [{ type: 'text', value: ' | ' }] : []),
            ...runs(cell.children),
          ]),
          place,
        ),
      );
    }
    const { indent } = place;
    const width = Math.floor((TEXT_WIDTH - indent) / columnCount);
    const columns = Array.from({ length: columnCount }, (_, index) => align?.[index] ?? null);

    const cell = (content: readonly PhrasingContent[], alignment: AlignType, isHeader: boolean) =>
      new TableCell({
        width: { size: width, type: 'dxa' },
        ...(isHeader && { shading: { type: 'clear', fill: HEADER_FILL } }),
        children: [
          new Paragraph({
            children: wordRuns(content, definitions, isHeader ? { bold: true } : {}),
            spacing: { after: 0 },
            ...(alignment && { alignment: ALIGNMENTS[alignment] }),
          }),
        ],
      });

    return [
      new Table({
        width: { size: width * columnCount, type: 'dxa' },
        columnWidths: columns.map(() => width),
        indent: { size: indent, type: 'dxa' },
        margins: CELL_MARGINS,
        borders: BORDERS,
        rows: rows.map(
          ({ children: cells }, row) =>
            new TableRow({
              tableHeader: row === 0,
              cantSplit: true,
              // Word reports a row with too few cells as damaged.
              children: columns.map((alignment, column) =>
                cell(cells[column]?.children ?? [], alignment, row === 0),
              ),
            }),
        ),
      }),
      // Word joins tables that nothing separates.
      new Paragraph({ spacing: { after: 0, line: 160, lineRule: 'exact' } }),
    ];
  }

  function block(node: MarkdownBlock, place: Place): WordBlock[] {
    switch (node.type) {
      case 'paragraph':
        return [paragraph(runs(node.children), place)];
      case 'heading':
        return [
          paragraph(
            runs(node.children),
            { ...place, isQuote: false },
            {
              heading: HEADINGS[node.depth],
            },
          ),
        ];
      case 'list':
        return list(node, place);
      case 'table':
        return table(node, place);
      case 'code':
        return [paragraph(textWithLines(node.value), place, { style: CODE_BLOCK_STYLE })];
      case 'html':
        return [paragraph(textWithLines(node.value), place)];
      case 'blockquote': {
        const inside = { ...place, indent: place.indent + INDENT, isQuote: true };
        return node.children.flatMap((child) => block(child, inside));
      }
      case 'thematicBreak':
        return [paragraph([], place, { thematicBreak: true })];
      case 'footnoteDefinition':
        return startWith(`[${node.label ?? node.identifier}] `, node.children).flatMap((child) =>
          block(child, place),
        );
      case 'definition':
        return [];
    }
  }

  return nodes
    .filter(isBlock)
    .flatMap((node) => block(node, { indent: 0, listDepth: 0, isQuote: false }));
}
