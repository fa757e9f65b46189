/** One small change to one source file. */
export interface Mutant {
  /** Path below the project's root. */
  file: string;
  /** First line of the change, from 1. */
  line: number;
  /** That line of code. */
  code: string;
  /** The kind of change, such as `number`. */
  kind: string;
  /** Offsets of the replaced text. */
  start: number;
  end: number;
  original: string;
  replacement: string;
  /** Offset of the innermost function or block around it; -1 for the module. */
  block: number;
  /** Does not depend on the position in the file. */
  id: string;
}

export function createMutants(file: string, code: string): Mutant[];
export function mutate(code: string, mutant: Pick<Mutant, 'start' | 'end' | 'replacement'>): string;
export function withReachCalls(file: string, code: string): string;
