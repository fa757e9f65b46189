/** Keys of the queries about saved outputs. */
export const userAssetsKeys = {
  all: ['user-assets'],
} as const;
