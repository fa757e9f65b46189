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
    return {
      async teardown(target: Globals) {
        await jsdom.teardown(target);
        for (const [name, value] of nodes) target[name] = value;
      },
    };
  },
};

export default environment;
