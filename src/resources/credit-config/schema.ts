import * as v from 'valibot';
import { formatPrice } from '@/lib/format/numbers';
import {
  field,
  finiteNumber,
  flag,
  listOf,
  optionalCount,
  optionalDate,
  optionalList,
  optionalText,
  record,
  recordOrDefaults,
  recordWithId,
  unvalidated,
  text,
  textOr,
} from '@/lib/parse/field-schemas';
import { creditsForAmount } from './amounts';
import { BUILT_IN } from './built-in';

// Only a missing or non-numeric value is replaced by the fallback. Numbers out of range are kept;
// credit-offer.ts checks whether credits can be sold with them.
const numberOr = (fallback: number) =>
  field((value) => finiteNumber(value) ?? fallback, unvalidated<number>());

const { slider, creditRate, currency, modal, stripe } = BUILT_IN;

/** A preset of a response. */
export const presetFields = v.pipe(
  record,
  v.object({
    /**
     * In units of the configuration's currency; an entry without an amount above zero is dropped.
     */
    amount: v.pipe(
      v.unknown(),
      v.transform(finiteNumber),
      v.number(),
      v.check((amount) => amount > 0),
    ),
    credits: optionalCount,
    label: optionalText,
    description: optionalText,
    isPopular: flag,
  }),
);

const configFields = v.object({
  id: text,
  /** Sent as `configName` with a purchase. */
  name: textOr(BUILT_IN.name),
  isActive: flag,
  createdAt: optionalDate,
  updatedAt: optionalDate,
  /** In units of the configuration's currency. */
  slider: recordOrDefaults(
    v.object({
      min: numberOr(slider.min),
      max: numberOr(slider.max),
      step: numberOr(slider.step),
      default: numberOr(slider.default),
    }),
  ),
  /**
   * `creditsPerDollar` is per unit of the configuration's currency. `minimumCredits` and
   * `maximumCredits` are only displayed; they do not limit an amount.
   */
  creditRate: recordOrDefaults(
    v.object({
      creditsPerDollar: numberOr(creditRate.creditsPerDollar),
      minimumCredits: numberOr(creditRate.minimumCredits),
      maximumCredits: numberOr(creditRate.maximumCredits),
    }),
  ),
  presets: optionalList,
  currency: recordOrDefaults(
    v.pipe(
      v.object({ symbol: optionalText, code: textOr(currency.code) }),
      v.transform(({ symbol, code }) => ({
        symbol: symbol ?? (code === currency.code ? currency.symbol : `${code} `),
        code,
      })),
    ),
  ),
  modal: recordOrDefaults(
    v.object({
      title: textOr(modal.title),
      subtitle: textOr(modal.subtitle),
      buttonText: textOr(modal.buttonText),
      securityText: textOr(modal.securityText),
    }),
  ),
  /** Settings of the card payment, of which the portal uses `enabled`. */
  stripe: recordOrDefaults(
    v.object({
      enabled: field(
        (value) => (typeof value === 'boolean' ? value : stripe.enabled),
        unvalidated<boolean>(),
      ),
      productId: optionalText,
      successUrl: textOr(stripe.successUrl),
      cancelUrl: textOr(stripe.cancelUrl),
    }),
  ),
});

type ConfigFields = v.InferOutput<typeof configFields>;

function readPresets({ presets, creditRate: rate, currency: { symbol } }: ConfigFields) {
  // The credits of the built-in presets are those of the configuration's rate.
  const entries = presets ?? BUILT_IN.presets.map((preset) => ({ ...preset, credits: null }));
  return v.parse(listOf(presetFields), entries).map((preset) => ({
    ...preset,
    credits: preset.credits ?? creditsForAmount(preset.amount, rate.creditsPerDollar),
    label: preset.label ?? formatPrice(preset.amount, symbol),
    description: preset.description ?? '',
  }));
}

/** A quick choice of an amount. */
export type Preset = ReturnType<typeof readPresets>[number];

/** A configuration; each missing field is replaced by its default. */
export const creditConfigSchema = v.pipe(
  recordWithId,
  configFields,
  v.transform((config) => ({ ...config, presets: readPresets(config) })),
);

/** How credits are sold (docs/product/purchase.md#configuration). */
export type CreditConfig = v.InferOutput<typeof creditConfigSchema>;

/** The built-in configuration, named `default`. */
export const DEFAULT_CONFIG: CreditConfig = v.parse(creditConfigSchema, {});
