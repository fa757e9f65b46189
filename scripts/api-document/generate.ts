import { Document, isCollection, isPair, isScalar, isSeq, visit } from 'yaml';
import { COMPONENTS } from './components';
import { toComponentSchemas } from './json-schemas';

const BEGIN = /^ {4}# Generated from the portal's schemas .*\n/m;
const END = /^ {2}examples:\n/m;

/** YAML in which an object without inner objects, and a list of texts, have one line. */
function toYaml(value: object): string {
  const document = new Document(value);
  visit(document, {
    Collection(_, collection) {
      collection.flow = collection.items.every((item) => {
        const inner = isPair(item) ? item.value : item;
        return isSeq(inner) ? inner.items.every(isScalar) : !isCollection(inner);
      });
    },
  });
  return document.toString({ lineWidth: 0 });
}

/**
 * The text of the API's document with its generated components, unformatted.
 * @throws Error if the text lacks the line before or after them
 */
export function withGeneratedComponents(document: string): string {
  const begin = BEGIN.exec(document);
  if (!begin) throw new Error('The document has no line before the generated components.');
  const start = begin.index + begin[0].length;
  const end = END.exec(document.slice(start));
  if (!end) throw new Error('The document has no examples after the generated components.');
  const generated = toYaml(toComponentSchemas(COMPONENTS)).replaceAll(/^(?=.)/gm, '    ');
  return document.slice(0, start) + generated + document.slice(start + end.index);
}
