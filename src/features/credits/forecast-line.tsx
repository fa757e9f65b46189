import { useOutlook } from '@/resources/credits/outlook/queries';
import { forecastText } from '@/resources/credits/outlook/text';

/**
 * How long the credits last, beside the balance (docs/product/credits.md#outlook); nothing without a
 * forecast.
 * @param props.credits today's balance
 */
export function ForecastLine({ credits }: { credits: number }) {
  const outlook = useOutlook(credits);
  if (outlook?.state !== 'forecast') return null;
  return <p className="text-12">{`lasts ${forecastText(outlook)}`}</p>;
}
