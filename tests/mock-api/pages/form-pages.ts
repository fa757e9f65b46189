import { escapeHtml, page } from './html';

export type FormKind = 'trial' | 'upgrade';

const CSS = `
body{background:#fff}
main{max-width:560px;margin:0 auto;padding:24px}
h1{font-size:20px;line-height:28px}
.lead{margin-top:4px}
form{display:grid;grid-template-columns:1fr 1fr;gap:20px 16px;margin-top:24px}
.wide{grid-column:1/-1}
fieldset{grid-column:1/-1;display:grid;gap:8px;margin:0;padding:0;border:0}
legend{padding:0;margin-bottom:6px;font-size:14px;line-height:20px;font-weight:500}
.choice{display:flex;align-items:center;gap:12px;min-height:52px;padding:8px 16px;border:1px solid #cbd0dd;border-radius:12px;font-weight:500}
.choice input{width:18px;min-height:18px;margin:0;accent-color:var(--brand)}.choice span{margin-left:auto;color:var(--muted);font-weight:400}
.note{margin-top:16px}
.done{padding:20px;border-radius:12px;background:#e6f5ee}.done h1{color:var(--positive)}
`;

/** Posts the height of the form to the embedding page; the form works without it. */
const HEIGHT_SCRIPT =
  "<script>new ResizeObserver(function(){parent.postMessage({type:'lead-form-height',height:document.documentElement.offsetHeight},'*')}).observe(document.documentElement)</script>";

const CARD = `<label class="wide">Card number<input readonly class="num" name="card" value="4242 4242 4242 4242"></label>
<label>Expires<input readonly class="num" name="expires" value="12 / 34"></label>
<label>Security code<input readonly class="num" name="code" value="123"></label>`;

const FORMS = {
  trial: {
    title: '90-day Free Trial Activation',
    lead: 'Your card is checked and not charged. We write to you ten days before the trial ends.',
    fields: `<label class="wide">Name on card<input name="name" required autocomplete="cc-name"></label>\n${CARD}`,
    button: 'Activate my account',
    done: 'Your account is active',
    doneText: 'You can close this window and begin.',
  },
  upgrade: {
    title: 'Upgrade Your Plan',
    lead: 'Tell us which plan you would like; it changes at your next renewal.',
    fields: `<label>First name<input name="first" required autocomplete="given-name"></label>
<label>Email<input name="email" type="email" required autocomplete="email"></label>
<fieldset><legend>Plan</legend>
<label class="choice"><input type="radio" name="plan" value="pro" checked>Pro<span class="num">$79 a month</span></label>
<label class="choice"><input type="radio" name="plan" value="elite">Elite<span class="num">$199 a month</span></label></fieldset>`,
    button: 'Request the upgrade',
    done: 'Your request is with us',
    doneText: 'We write to you within a working day.',
  },
} as const satisfies Record<FormKind, Record<string, string>>;

/**
 * A form of the lead provider, for an iframe. It is posted to its own URL.
 *
 * @param sent - true for the response to the post
 */
export function formPage(kind: FormKind, sent = false): string {
  const form = FORMS[kind];
  const inside = sent
    ? `<div class="done" role="status"><h1>${form.done}</h1><p>${form.doneText}</p></div>`
    : `<h1>${escapeHtml(form.title)}</h1>
<p class="lead muted">${form.lead}</p>
<form method="post">
${form.fields}
<div class="wide"><button class="button">${form.button}</button></div>
</form>
<p class="note small muted">This form simulates the lead provider's. Nothing that you type is kept.</p>`;
  return page(form.title, CSS, `<main>${inside}</main>${HEIGHT_SCRIPT}`);
}

/**
 * The lead provider's embed script: sets the height of each form's iframe to that of its content.
 */
export function formEmbedScript(): string {
  return `(function () {
  if (window.__leadForms) return;
  window.__leadForms = true;
  window.addEventListener('message', function (event) {
    var data = event.data;
    if (!data || data.type !== 'lead-form-height' || typeof data.height !== 'number') return;
    var frames = document.getElementsByTagName('iframe');
    for (var index = 0; index < frames.length; index += 1) {
      if (frames[index].contentWindow === event.source) {
        frames[index].style.height = Math.min(Math.max(data.height, 120), 4000) + 'px';
      }
    }
  });
})();
`;
}
