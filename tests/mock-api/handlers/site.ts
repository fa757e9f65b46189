import { captchaScript } from '../pages/captcha-script';
import { appPage } from '../pages/app-page';
import { billingPortalPage } from '../pages/billing-portal-page';
import { formEmbedScript, formPage } from '../pages/form-pages';
import { messengerScript } from '../pages/messenger-script';
import { site } from '../paths';
import { html, problem, script } from '../respond';
import { settleAccount } from '../rules/account';
import { spendCredits } from '../rules/credits';
import { keepOutput, keepsOutputs } from '../rules/outputs';
import { sessionOf } from '../rules/sessions';
import { artwork, portrait } from '../seed/artwork';
import { siteCall, type Call } from './call';

/** Keeps an uploaded picture from being anything but a picture. */
const INERT = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

function picture(type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: { ...INERT, 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' },
  });
}

function below(url: URL, path: string): string {
  return decodeURIComponent(url.pathname.slice(path.length - 1));
}

/** The tool behind a launch address, and who is signed in. */
function launched({ db, now, params, request }: Call) {
  const tool = db.tools.find((candidate) => candidate.url === `/apps/${params['slug']}`);
  const session = sessionOf(db, request, now);
  return { tool, member: db.members.find(({ id }) => id === session?.memberId) };
}

const noSuchTool = () => html('<!doctype html><title>Not found</title><h1>No such tool</h1>', 404);

/** A launched tool. Opening it is a use of it: a signed-in member pays, or is refused. */
function launch(call: Call): Response {
  const { tool, member } = launched(call);
  if (!tool) return noSuchTool();
  // A page that is fetched ahead of a press is not a use.
  const isAhead = call.request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false;
  if (member && !tool.isFree && !isAhead) {
    settleAccount(call.db, member, call.now);
    const isPaid = spendCredits(
      member,
      {
        amount: tool.tokenCost,
        description: `Used ${tool.name}`,
        platformId: tool.platformId,
        category: 'usage',
      },
      call.now,
    );
    if (!isPaid) return html(appPage(tool, 'refused'), 402);
  }
  return html(appPage(tool, 'opened'));
}

/** A word to a launched tool: some keep their answer for the member's profile page. */
async function ask(call: Call): Promise<Response> {
  const { tool, member } = launched(call);
  if (!tool) return noSuchTool();
  const typed = (await call.request.formData()).get('asked');
  const asked = typeof typed === 'string' ? typed.trim() : '';
  if (!member || asked === '' || !keepsOutputs(tool)) return html(appPage(tool, 'answered'));
  keepOutput(member, tool, asked, call.now);
  return html(appPage(tool, 'kept'));
}

/** The lead provider's word to the portal that a member has given payment details. */
function sendTrialForm({ db, now, request }: Call): Response {
  const session = sessionOf(db, request, now);
  const member = db.members.find(({ id }) => id === session?.memberId);
  if (member) member.paymentDetailsCollected = true;
  return html(formPage('trial', true));
}

/** Pictures, scripts and pages that stand in for the portal's other providers. */
export const siteHandlers = [
  siteCall('GET', site.media, ({ url }) => {
    const svg = artwork(below(url, site.media));
    return svg === null ? problem(404, 'No such picture.') : picture('image/svg+xml', svg);
  }),

  siteCall('GET', site.assets, ({ db, url }) => {
    const path = below(url, site.assets);
    const uploaded = db.pictures[path];
    if (uploaded) return picture(uploaded.type, uploaded.bytes);
    const svg = portrait(path);
    return svg === null ? problem(404, 'No such picture.') : picture('image/svg+xml', svg);
  }),

  siteCall('GET', site.captchaScript, () => script(captchaScript())),
  siteCall('GET', site.messengerScript, () => script(messengerScript())),
  siteCall('GET', site.formScript, () => script(formEmbedScript())),
  siteCall('GET', site.trialForm, () => html(formPage('trial'))),
  siteCall('POST', site.trialForm, sendTrialForm),
  siteCall('GET', site.upgradeForm, () => html(formPage('upgrade'))),
  siteCall('POST', site.upgradeForm, () => html(formPage('upgrade', true))),
  siteCall('GET', site.billingPortal, () => html(billingPortalPage())),
  siteCall('GET', site.app, launch),
  siteCall('POST', site.app, ask),
];
