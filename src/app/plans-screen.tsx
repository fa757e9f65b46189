import { useLocation } from 'react-router-dom';
import { SubscriptionPage } from '@/features/billing/subscription-page';
import { toolIdAt } from '@/features/billing/tool-at';
import { PlanTool } from '@/features/catalogue/plan-tool';

/** The page of the plans, with the tool that it was opened from. */
export function PlansScreen() {
  const toolId = toolIdAt(useLocation());
  return <SubscriptionPage purpose={toolId !== null && <PlanTool toolId={toolId} />} />;
}
