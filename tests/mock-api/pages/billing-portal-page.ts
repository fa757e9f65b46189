import { BRAND, page } from './html';

const CSS = `
main{max-width:640px;margin:0 auto;padding:48px 24px}
.top{display:flex;align-items:center;gap:10px;font-weight:600}.top .demo{margin-left:auto}
h1{margin-top:40px}
section{margin-top:24px;padding:24px;border:1px solid var(--line);border-radius:16px;background:#fff}
h2{font-size:16px;line-height:24px;font-weight:600}
.row{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:12px 0;border-top:1px solid var(--line)}
h2+.row{margin-top:12px}
.row span:last-child{text-align:right}
.acts{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}.acts .button{width:auto}
`;

/** The card provider's billing portal, where a card is changed and a plan is cancelled. */
export function billingPortalPage(): string {
  const invoice = (month: string, amount: string) =>
    `<div class="row num"><span>${month}</span><span>${amount}</span></div>`;
  return page(
    'Billing',
    CSS,
    `<main>
<p class="top">${BRAND}<span class="demo">Test mode</span></p>
<h1>Billing</h1>
<section><h2>Payment method</h2>
<div class="row num"><span>Card ending in 4242</span><span class="muted">expires 12/34</span></div>
<div class="acts"><button type="button" class="button plain">Update card</button><button type="button" class="button plain">Cancel plan</button></div>
<p class="small muted" style="margin-top:16px">This page simulates the card provider's billing portal. Its buttons change nothing.</p></section>
<section><h2>Invoices</h2>${invoice('This month', '$29.00')}${invoice('Last month', '$29.00')}${invoice('The month before', '$29.00')}</section>
</main>`,
  );
}
