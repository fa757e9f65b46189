/**
 * The groups of `codeSplitting`: few files, because each is a request and is compressed separately.
 * Every other dynamic import is a chunk of its own.
 */
export const chunkGroups = [
  // Everything that main.tsx imports statically; it becomes the entry's own file.
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  { name: 'explore', test: /\/explore\/explore-page\.tsx$/, priority: 4 },
  // What a member sees on every page, the HTTP client, and the highlights of the catalogue's cards.
  {
    name: 'controls',
    test: /\/src\/(?:app\/layout\/controls|http\/portal-client|features\/catalogue\/explore\/card-highlights|lib\/text\/[\w-]+|ui\/markdown\/marked-text)\.tsx?$/,
    priority: 3,
  },
  // Markdown with its libraries: twice the code of all else that is shared, and only the profile
  // page and the business profile need it.
  {
    name: 'markdown',
    test: /\/src\/ui\/markdown\/markdown[\w-]*\.tsx?$|\/node_modules\/(?:react-markdown|remark-gfm|rehype-sanitize)\//,
    priority: 2,
  },
  // What dialogs and later screens share.
  { name: 'shared', test: /\/(?:src|node_modules)\//, minShareCount: 2, priority: 1 },
];
