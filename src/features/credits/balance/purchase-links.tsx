import { Link } from 'react-router-dom';
import { useDashboard } from '@/components/credits/use-dashboard';
import { usePurchaseLinkVisibility } from '@/components/credits/use-purchase-link-visibility';
import { paths } from '@/config/paths';
import { Button, buttonClass, type ButtonStyle } from '@/ui/button';

/**
 * Buy More and Subscribe, each by its own rule (docs/product/navigation.md#buy-more).
 * @param props.inMenu whether they are the wide buttons of the phone menu's Balance card
 * @param props.onPress called when one is pressed
 */
export function PurchaseLinks({
  inMenu = false,
  onPress,
}: {
  inMenu?: boolean;
  onPress?: () => void;
}) {
  const { isBuyMore, isSubscribe } = usePurchaseLinkVisibility();
  const { openForPurchase } = useDashboard();
  const styleOf = (isPrimary: boolean): ButtonStyle =>
    inMenu
      ? { variant: isPrimary ? 'primary' : 'secondary', className: 'flex-1' }
      : { variant: 'soft', size: 'bar' };
  if (!isBuyMore && !isSubscribe) return null;

  const links = (
    <>
      {isBuyMore && (
        <Button
          {...styleOf(!isSubscribe)}
          onClick={() => {
            onPress?.();
            openForPurchase();
          }}
        >
          Buy More
        </Button>
      )}
      {isSubscribe && (
        <Link to={paths.subscription} className={buttonClass(styleOf(true))} onClick={onPress}>
          Subscribe
        </Link>
      )}
    </>
  );
  return inMenu ? <div className="flex basis-full flex-wrap gap-2 pt-3.5">{links}</div> : links;
}
