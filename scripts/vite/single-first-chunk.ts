import type { Plugin, Rolldown } from 'vite';

/** The chunk with everything that the first screen imports statically. */
export const FIRST_CHUNK = 'first';

/**
 * Groups for `codeSplitting`: the entry with all of its static imports, because one file compresses
 * better than three and is one request; and what the later screens share, because a dozen files of
 * a few hundred bytes would each be a round trip.
 */
export const chunkGroups = [
  { name: FIRST_CHUNK, test: /\/src\/main\.tsx$/, priority: 2 },
  {
    name: 'parts',
    test: /\/src\/ui\/(?!dialog|tooltip|toast|markdown)|\/lucide-react\//,
    priority: 1,
  },
  // What dialogs and tooltips share: a visitor's dialog must not bring a member's parts along.
  {
    name: 'radix',
    test: /\/@radix-ui\/react-(?!tooltip|popper|arrow|visually-hidden)/,
    priority: 1,
  },
];

/** `a as b, c` of an import or export list as pairs of names. */
function pairs(list: string): [string, string][] {
  return list.split(',').map((part) => {
    const [from = '', to = from] = part.trim().split(/\s+as\s+/);
    return [from, to];
  });
}

/**
 * Moves the bundler's few helper functions into the first chunk. Grouping makes them a file of
 * their own, which the first screen would have to wait for; they keep no state, so that the chunks
 * that still import that file may have their own copies.
 */
export function singleFirstChunk(): Plugin {
  return {
    name: 'single-first-chunk',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(
        (output): output is Rolldown.OutputChunk => output.type === 'chunk',
      );
      const first = chunks.find(({ name }) => name === FIRST_CHUNK);
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (!first || !runtime) return;

      const file = runtime.fileName.split('/').pop() ?? '';
      const escaped = file.replaceAll('.', '\\.');
      const imported = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${escaped}["'];?`);
      const exported = /export\s*\{([^}]*)\};?\s*$/;
      const wanted = imported.exec(first.code)?.[1];
      const offered = exported.exec(runtime.code)?.[1];
      if (wanted === undefined || offered === undefined) {
        this.error('The runtime chunk has another shape than expected.');
      }
      const body = runtime.code.replace(exported, '');
      const object = pairs(offered).map(([local, name]) => `${name}:${local}`);
      const names = pairs(wanted).map(([name, local]) => `${name}:${local}`);
      first.code = first.code.replace(
        imported,
        () => `const{${names.join()}}=(()=>{${body};return{${object.join()}}})();`,
      );
      first.imports = first.imports.filter((name) => name !== runtime.fileName);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/\s*<script[^>]+src="[^"]*rolldown-runtime[^"]*"><\/script>/, ''),
    },
  };
}
