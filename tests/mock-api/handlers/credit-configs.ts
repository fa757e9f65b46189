import { isRecord } from '@/lib/parse/guards';
import { newId } from '../ids';
import { api } from '../paths';
import { json, problem } from '../respond';
import { iso } from '../serializers/format';
import type { MockCreditConfig, MockDatabase } from '../types';
import { memberCall, readBody, text } from './call';

function serializeConfig({ id, createdAt, updatedAt, ...config }: MockCreditConfig) {
  return { _id: id, ...config, createdAt: iso(createdAt), updatedAt: iso(updatedAt) };
}

function success(config: MockCreditConfig, message: string, status = 200): Response {
  return json({ success: true, data: serializeConfig(config), message }, { status });
}

const NOT_FOUND = 'Credit configuration not found.';
/** The message when card payment is switched off. */
const CLOSED = 'Card payment is not available at the moment.';

/** The defaults of a new configuration. */
function blankConfig(name: string, now: number): MockCreditConfig {
  return {
    id: newId(),
    name,
    isActive: false,
    createdAt: now,
    updatedAt: now,
    slider: { min: 10, max: 100, step: 5, default: 10 },
    creditRate: { creditsPerDollar: 33.3, minimumCredits: 333, maximumCredits: 3330 },
    presets: [],
    currency: { symbol: '$', code: 'USD' },
    modal: {
      title: 'Credit Purchase',
      subtitle: 'Choose your credit package',
      buttonText: 'Purchase',
      securityText: 'Secure payment by our card payment provider.',
    },
    stripe: {
      enabled: true,
      productId: '',
      successUrl: '/payment-success',
      cancelUrl: '/payment-cancel',
    },
  };
}

/** Merges the fields of a body that have the right type into a section of a configuration. */
function merged<T extends object>(current: T, changes: unknown): T {
  if (!isRecord(changes)) return current;
  const own = Object.entries(current).map(([name, value]: [string, unknown]) => {
    const changed = changes[name];
    return [name, typeof changed === typeof value ? changed : value];
  });
  return Object.fromEntries(own) as T;
}

function presetsOf(value: unknown): MockCreditConfig['presets'] | null {
  if (!Array.isArray(value)) return null;
  const blank = { amount: 0, credits: 0, label: '', description: '', isPopular: false };
  return value.map((preset) => merged(blank, preset));
}

function change(config: MockCreditConfig, body: Record<string, unknown>, now: number): void {
  Object.assign(config, {
    name: text(body, 'name').trim() || config.name,
    slider: merged(config.slider, body['slider']),
    creditRate: merged(config.creditRate, body['creditRate']),
    presets: presetsOf(body['presets']) ?? config.presets,
    currency: merged(config.currency, body['currency']),
    modal: merged(config.modal, body['modal']),
    stripe: merged(config.stripe, body['stripe']),
    updatedAt: now,
  });
}

function isNameTaken(db: MockDatabase, name: string, except?: MockCreditConfig): boolean {
  return db.creditConfigs.some((config) => config !== except && config.name === name);
}

/** The credit configurations (docs/product/purchase.md#configuration). */
export const creditConfigHandlers = [
  memberCall('GET', api.activeCreditConfig, ({ db }) => {
    const config = db.creditConfigs.find(({ isActive }) => isActive);
    return config
      ? success(config, config.stripe.enabled ? 'Active credit configuration.' : CLOSED)
      : problem(404, 'No active credit configuration found.');
  }),

  memberCall('GET', api.creditConfigByName, ({ db, params }) => {
    const config = db.creditConfigs.find(({ name }) => name === params['name']);
    return config ? success(config, 'Credit configuration.') : problem(404, NOT_FOUND);
  }),

  memberCall('GET', api.creditConfigs, ({ db, url }) => {
    const name = url.searchParams.get('name');
    const isActive = url.searchParams.get('isActive');
    const found = db.creditConfigs.filter(
      (config) =>
        (name === null || config.name === name) &&
        (isActive === null || String(config.isActive) === isActive),
    );
    return json({
      success: true,
      data: found.map(serializeConfig),
      message: `${found.length} credit configurations.`,
    });
  }),

  memberCall('POST', api.creditConfigs, async ({ db, now, request }) => {
    const body = await readBody(request);
    const name = text(body, 'name').trim();
    if (name === '') return problem(400, 'A configuration needs a name.');
    if (isNameTaken(db, name)) return problem(409, 'A configuration of this name exists already.');
    const config = blankConfig(name, now);
    change(config, body, now);
    db.creditConfigs.push(config);
    return success(config, 'Credit configuration created.', 201);
  }),

  memberCall('PUT', api.creditConfig, async ({ db, now, params, request }) => {
    const config = db.creditConfigs.find(({ id }) => id === params['id']);
    if (!config) return problem(404, NOT_FOUND);
    const body = await readBody(request);
    if (isNameTaken(db, text(body, 'name').trim(), config)) {
      return problem(409, 'A configuration of this name exists already.');
    }
    change(config, body, now);
    return success(config, 'Credit configuration updated.');
  }),

  memberCall('PATCH', api.activateCreditConfig, ({ db, now, params }) => {
    const config = db.creditConfigs.find(({ id }) => id === params['id']);
    if (!config) return problem(404, NOT_FOUND);
    for (const other of db.creditConfigs) other.isActive = other === config;
    config.updatedAt = now;
    return success(config, 'Credit configuration activated.');
  }),

  memberCall('DELETE', api.creditConfig, ({ db, params }) => {
    const config = db.creditConfigs.find(({ id }) => id === params['id']);
    if (!config) return problem(404, NOT_FOUND);
    if (config.isActive) return problem(400, 'The active configuration can not be deleted.');
    db.creditConfigs = db.creditConfigs.filter((other) => other !== config);
    return success(config, 'Credit configuration deleted.');
  }),
];
