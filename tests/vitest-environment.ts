import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * Globals of Node that replace those of jsdom: jsdom's lose a file's name and bytes in a request,
 * and Node's fetch rejects jsdom's abort signals. All of them must be of the same implementation.
 */
const NODE_GLOBALS = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'File',
  'Blob',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
] as const;

/** Milliseconds between two animation frames. */
const FRAME_MS = 16;

type Globals = Record<string, unknown>;
type AddListener = EventTarget['addEventListener'];

/** Removes listeners on abort, because jsdom rejects Node's signals as listener options. */
function acceptNodeSignals(target: EventTarget): void {
  const add = Object.getOwnPropertyDescriptor(target, 'addEventListener')?.value as AddListener;
  const listen: AddListener = function listen(this: EventTarget, type, listener, options) {
    if (typeof options !== 'object' || !(options.signal instanceof AbortSignal)) {
      add.call(this, type, listener, options);
      return;
    }
    const { signal, ...others } = options;
    if (signal.aborted) return;
    add.call(this, type, listener, others);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, others), {
      once: true,
    });
  };
  target.addEventListener = listen;
}

/** The attributes on which the user agent style sheet depends. */
const STYLED_ATTRIBUTES = ['hidden', 'open', 'type'];
/** Inherited properties: the CSS name and the initial value. */
const INHERITED: Record<string, readonly [property: string, initial: string]> = {
  visibility: ['visibility', 'visible'],
  pointerEvents: ['pointer-events', 'auto'],
};

/**
 * Replaces `getComputedStyle` by a faster one. Queries by role and clicks compute the style of many
 * elements, for which jsdom matches its whole style sheet each time. The tests have no other style
 * sheet, so element name, attributes and inline styles determine these properties.
 */
function cacheComputedStyle(global: Globals): void {
  const compute = global['getComputedStyle'] as typeof getComputedStyle;
  const valueByKind = new Map<string, string>();

  function ownValue(element: HTMLElement, property: 'display' | 'opacity'): string {
    if (element.style[property] !== '') return element.style[property];
    const attributes = STYLED_ATTRIBUTES.map((name) => element.getAttribute(name));
    const kind = [property, element.localName, ...attributes].join('|');
    const value = valueByKind.get(kind) ?? compute(element)[property];
    valueByKind.set(kind, value);
    return value;
  }
  function inheritedValue(element: HTMLElement, property: string, initial: string): string {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const value = at.style.getPropertyValue(property);
      if (value !== '') return value;
    }
    return initial;
  }
  function fastValue(element: HTMLElement, property: string): string | undefined {
    if (property === 'display' || property === 'opacity') return ownValue(element, property);
    const known = INHERITED[property];
    return known && inheritedValue(element, ...known);
  }

  const getFastStyle: typeof getComputedStyle = (target, pseudo) => {
    if (pseudo || !('style' in target)) return compute(target, pseudo);
    const element = target as HTMLElement;
    let style: CSSStyleDeclaration | undefined;
    const all = () => (style ??= compute(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name): unknown {
        if (name === 'getPropertyValue') {
          return (property: string) =>
            fastValue(element, property) ?? all().getPropertyValue(property);
        }
        return fastValue(element, String(name)) ?? Reflect.get(all(), name);
      },
    });
  };
  global['getComputedStyle'] = getFastStyle;
  (global['window'] as typeof globalThis).getComputedStyle = getFastStyle;
}

/**
 * Replaces animation frames by ones of the real time. Those of jsdom share one interval: if a test
 * fakes timers while it starts, no later test of the worker gets a frame.
 */
function installAnimationFrames(global: Globals): void {
  const { setTimeout, clearTimeout, performance } = globalThis;
  const frames = {
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      Number(setTimeout(() => callback(performance.now()), FRAME_MS)),
    cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  };
  Object.assign(global, frames);
  Object.assign(global['window'] as object, frames);
}

/**
 * The width in CSS pixels of the window that media queries see: the narrowest with the wide layout.
 */
const WINDOW_WIDTH = 768;

/**
 * Adds what depends on a layout, which jsdom does not have: sizes never change, nothing can hover.
 */
function installLayout(global: Globals): void {
  const matchMedia = (media: string) => {
    const [, minWidth] = /^\(min-width: (\d+)px\)$/.exec(media) ?? [];
    const matches = minWidth !== undefined && Number(minWidth) <= WINDOW_WIDTH;
    return Object.assign(new EventTarget(), { media, matches });
  };
  class ResizeObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(global, { matchMedia, ResizeObserver });
  Object.assign(global['window'] as object, { matchMedia, ResizeObserver });
}

/** jsdom with Node's network objects (see `NODE_GLOBALS`). */
const environment: Environment = {
  name: 'jsdom-with-node-network',
  viteEnvironment: 'client',
  async setup(global: Globals, options) {
    const nodes = NODE_GLOBALS.map((name) => [name, global[name]] as const);
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    const domTarget = global['EventTarget'] as typeof EventTarget;
    for (const [name, value] of nodes) global[name] = value;
    acceptNodeSignals(domTarget.prototype);
    cacheComputedStyle(global);
    installAnimationFrames(global);
    installLayout(global);
    return {
      async teardown(target: Globals) {
        await jsdom.teardown(target);
        for (const [name, value] of nodes) target[name] = value;
      },
    };
  },
};

export default environment;
