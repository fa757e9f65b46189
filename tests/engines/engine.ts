/** A browser under test: the interface that the tests use. */
export interface Engine {
  /** The page that the browser has opened. */
  firstPage: EnginePage;
  /** Opens a page in a new window. */
  newPage: () => Promise<EnginePage>;
  /** All pages, the newest last. */
  pages: () => Promise<EnginePage[]>;
  /** Ends the browser and the processes that were started for it. */
  close: () => Promise<void>;
}

export interface EnginePage {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs the source of a classic script in the page. */
  runScript: (source: string) => Promise<void>;
  /** Runs a function in the page; the arguments and the result are JSON values. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** The element that a function returns in the page. */
  element: <Args extends unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<EngineElement | null>;
  screenshot: () => Promise<Buffer>;
}

export interface EngineElement {
  /** Presses it with the pointer. */
  click: () => Promise<void>;
  /** Focuses it and presses a key for each character. */
  type: (text: string) => Promise<void>;
  /** Chooses a file in a file input. @param path absolute */
  upload: (path: string) => Promise<void>;
}

/** The window of all pages, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800 };
