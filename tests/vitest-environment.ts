import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * jsdom's own versions lose a file's name and bytes on the way into a request, and its abort signals
 * are refused by Node's fetch; Node's are the real ones, and all of them must come from one hand.
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
  'TextDecoderStream',
  'structuredClone',
] as const;

type Globals = Record<string, unknown>;
type AddListener = EventTarget['addEventListener'];

/** jsdom refuses Node's signals as listener options, so removal on abort is done here. */
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

/** What decides, beside its kind, whether the browser's own sheet shows an element. */
const SHOWN_BY = ['hidden', 'open', 'type'];
/** By the names that they are asked for: the style's property and its initial value. */
const INHERITED: Record<string, readonly [property: string, initial: string]> = {
  visibility: ['visibility', 'visible'],
  pointerEvents: ['pointer-events', 'auto'],
};

/**
 * Every query by role asks whether all elements are shown and every click whether it is taken, and
 * jsdom answers by matching its whole style sheet each time. No other sheet is here: what the kind
 * of an element and the styles on it and around it say about these is all there is.
 */
function answerShownQuickly(global: Globals): void {
  const compute = global['getComputedStyle'] as typeof getComputedStyle;
  const byKind = new Map<string, string>();

  function own(element: HTMLElement, property: 'display' | 'opacity'): string {
    if (element.style[property] !== '') return element.style[property];
    const attributes = SHOWN_BY.map((name) => element.getAttribute(name));
    const kind = [property, element.localName, ...attributes].join('|');
    const value = byKind.get(kind) ?? compute(element)[property];
    byKind.set(kind, value);
    return value;
  }
  function inherited(element: HTMLElement, property: string, initial: string): string {
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const value = at.style.getPropertyValue(property);
      if (value !== '') return value;
    }
    return initial;
  }
  function quick(element: HTMLElement, property: string): string | undefined {
    if (property === 'display' || property === 'opacity') return own(element, property);
    const known = INHERITED[property];
    return known && inherited(element, ...known);
  }

  const answer: typeof getComputedStyle = (asked, pseudo) => {
    if (pseudo || !('style' in asked)) return compute(asked, pseudo);
    const element = asked as HTMLElement;
    let style: CSSStyleDeclaration | undefined;
    const all = () => (style ??= compute(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name): unknown {
        if (name === 'getPropertyValue') {
          return (property: string) => quick(element, property) ?? all().getPropertyValue(property);
        }
        return quick(element, String(name)) ?? Reflect.get(all(), name);
      },
    });
  };
  global['getComputedStyle'] = answer;
  (global['window'] as typeof globalThis).getComputedStyle = answer;
}

/** jsdom with Node's network objects (see `NODE_GLOBALS`). */
const environment: Environment = {
  name: 'jsdom-with-node-network',
  viteEnvironment: 'client',
  async setup(global: Globals, options) {
    const nodes = NODE_GLOBALS.map((name) => [name, global[name]] as const);
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    const domTarget = global['EventTarget'] as typeof EventTarget;
    const DomFormData = global['FormData'] as typeof FormData;
    for (const [name, value] of nodes) global[name] = value;

    /** Node's takes no form element, so jsdom lists the entries of one. */
    const NodeFormData = global['FormData'] as typeof FormData;
    global['FormData'] = class extends NodeFormData {
      constructor(form?: HTMLFormElement) {
        super();
        if (form) for (const [name, value] of new DomFormData(form)) this.append(name, value);
      }
    };
    acceptNodeSignals(domTarget.prototype);
    answerShownQuickly(global);
    return {
      async teardown(target: Globals) {
        await jsdom.teardown(target);
        for (const [name, value] of nodes) target[name] = value;
      },
    };
  },
};

export default environment;
