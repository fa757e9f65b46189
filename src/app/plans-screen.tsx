import { useLocation } from 'react-router-dom';
import { PlanTool } from '@/features/billing/plan-tool';
import { SubscriptionPage } from '@/features/billing/subscription-page';
import { toolIdAt } from '@/features/billing/tool-at';

/** The page of the plans, with the tool that it was opened from. */
export function PlansScreen() {
  const toolId = toolIdAt(useLocation());
  return <SubscriptionPage purpose={toolId !== null && <PlanTool toolId={toolId} />} />;
}
