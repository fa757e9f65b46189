import type { MockCheckout } from '../types';
import { BRAND, escapeHtml, page } from './html';

export interface CheckoutView {
  id: string;
  kind: MockCheckout['kind'];
  title: string;
  /** Dollars. */
  amount: number;
  credits: number;
  /** Where the forms of both buttons are posted. */
  payPath: string;
  cancelPath: string;
}

const CSS = `
body{background:#fff}
main{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-height:100vh}
.order{position:relative;overflow:hidden;padding:64px 64px 320px;background:#edeaf8}
.order>div,.pay>div{width:100%;max-width:400px}
.order>div{margin-left:auto}
.pay{padding:64px;border-left:1px solid var(--line)}
.seller{display:flex;align-items:center;gap:10px;font-weight:600}
.seller .demo{margin-left:auto}
.what{margin-top:40px;color:var(--ink-2)}
.price{margin-top:4px;font-size:48px;line-height:52px;letter-spacing:-.033em;font-weight:600}
dl{margin-top:32px;border-top:1px solid var(--brand-line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--brand-line)}
dt{color:var(--ink-2)}dd{font-weight:500;text-align:right}
.art{position:absolute;left:0;right:0;bottom:0;width:100%;height:260px}
h1{font-size:20px;line-height:28px}
.card{display:grid;grid-template-columns:1fr 1fr;gap:20px 16px;margin:24px 0 28px}
.wide{grid-column:1/-1}
form+form{margin-top:8px}
.note{margin-top:20px;text-wrap:pretty}
@media(max-width:800px){main{display:block}.order{padding:32px 24px 152px}.order>div,.pay>div{max-width:480px;margin:0 auto}.what{margin-top:24px}.art{height:120px}.pay{padding:32px 24px 48px;border:0}}
`;

const ART =
  '<svg class="art" viewBox="0 0 640 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><circle cx="500" cy="84" r="48" fill="#fcf7ef"/><path d="M70 260v-70a120 120 0 0 1 240 0v70z" fill="oklch(.33 .1 283)"/><path d="M98 260v-66a92 92 0 0 1 184 0v66z" fill="oklch(.55 .145 15)"/><path d="M126 260v-62a64 64 0 0 1 128 0v62z" fill="oklch(.71 .12 20)"/><path d="M154 260v-58a36 36 0 0 1 72 0v58z" fill="#fcf7ef"/><path d="M330 260a110 110 0 0 1 220 0z" fill="oklch(.5 .11 155)"/><path d="M450 260a90 90 0 0 1 180 0z" fill="oklch(.74 .11 150)"/><path d="M-60 260a80 80 0 0 1 160 0z" fill="oklch(.44 .1 240)"/></svg>';

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** The card provider's hosted checkout: Pay and Cancel are plain forms and need no script. */
export function checkoutPage(view: CheckoutView): string {
  const monthly = view.kind === 'subscription';
  const post = (path: string, look: string, text: string) =>
    `<form method="post" action="${escapeHtml(path)}"><button class="${look}">${escapeHtml(text)}</button></form>`;
  return page(
    `Checkout: ${view.title}`,
    CSS,
    `<main>
<section class="order" aria-label="Order"><div>
<p class="seller">${BRAND}<span class="demo">Test mode</span></p>
<p class="what">${escapeHtml(view.title)}</p>
<p class="price num">${dollars(view.amount)}</p>
${monthly ? '<p class="muted">per month</p>' : ''}
<dl class="num">
<div><dt>Credits${monthly ? ' a month' : ''}</dt><dd>${view.credits.toLocaleString('en-US')}</dd></div>
<div><dt>Due today</dt><dd>${dollars(view.amount)}</dd></div>
</dl></div>${ART}</section>
<section class="pay" aria-labelledby="pay"><div>
<h1 id="pay">Pay by card</h1>
<div class="card">
<label class="wide">Card number<input readonly class="num" value="4242 4242 4242 4242"></label>
<label>Expires<input readonly class="num" value="12 / 34"></label>
<label>Security code<input readonly class="num" value="123"></label>
<label class="wide">Name on card<input readonly value="Demo Member"></label>
</div>
${post(view.payPath, 'button', `Pay ${dollars(view.amount)}`)}
${post(view.cancelPath, 'button ghost', 'Cancel')}
<p class="note small muted">No card is charged: this page simulates the hosted checkout. Session ${escapeHtml(view.id)}.</p>
</div></section>
</main>`,
  );
}
