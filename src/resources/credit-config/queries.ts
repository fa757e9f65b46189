import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  activateConfig,
  createConfig,
  deleteConfig,
  fetchActiveConfig,
  fetchConfigByName,
  fetchConfigs,
  updateConfig,
  type ConfigFilter,
} from './api';

/** Keys of the credit-configuration queries. */
const creditConfigKeys = {
  all: ['credit-config'] as const,
  active: ['credit-config', 'active'] as const,
  named: (name: string) => ['credit-config', 'name', name] as const,
  list: (filter: ConfigFilter) => ['credit-config', 'list', filter] as const,
};

const CONFIG_FRESH_MS = 5 * 60_000;

/** The active configuration; `creditOffer` maps it to the dialog's state. */
export const activeConfigQuery = queryOptions({
  queryKey: creditConfigKeys.active,
  queryFn: ({ signal }) => fetchActiveConfig(signal),
  staleTime: CONFIG_FRESH_MS,
});

/** A configuration by its name. */
export function namedConfigQuery(name: string) {
  return queryOptions({
    queryKey: creditConfigKeys.named(name),
    queryFn: ({ signal }) => fetchConfigByName(name, signal),
    staleTime: CONFIG_FRESH_MS,
  });
}

/** All configurations that match the query parameters. */
export function configsQuery(filter: ConfigFilter = {}) {
  return queryOptions({
    queryKey: creditConfigKeys.list(filter),
    queryFn: ({ signal }) => fetchConfigs(filter, signal),
  });
}

function changeMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  return mutationOptions({
    mutationFn,
    // All queries, because a change can affect other configurations: activating one deactivates
    // another.
    onSuccess: (_data, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: creditConfigKeys.all }),
  });
}

export const createConfigMutation = changeMutation(createConfig);
export const updateConfigMutation = changeMutation(updateConfig);
export const activateConfigMutation = changeMutation(activateConfig);
export const deleteConfigMutation = changeMutation(deleteConfig);
