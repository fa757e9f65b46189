/**
 * The groups of `codeSplitting`: few files, because each one is a request and compresses by itself.
 * src/app/phases.ts says when they are loaded. Every other dynamic import is a chunk of its own.
 */
export const chunkGroups = [
  // Everything that main.tsx imports statically; it becomes the entry's own file.
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  // What a member sees on every page, and the HTTP client.
  {
    name: 'member',
    test: /\/src\/(?:app\/member-parts\.ts|features\/catalogue\/card-highlights\.tsx|http\/portal-client\.ts)$/,
    priority: 3,
  },
  // What dialogs and later screens share.
  { name: 'shared', test: /\/(?:src|node_modules)\//, minShareCount: 2, priority: 1 },
];
