/** Keys of the tool queries. */
export const toolKeys = {
  all: ['tools'] as const,
  catalogue: ['tools', 'catalogue'] as const,
  tool: (id: string) => ['tools', 'tool', id] as const,
  search: (term: string) => ['tools', 'search', term] as const,
};
