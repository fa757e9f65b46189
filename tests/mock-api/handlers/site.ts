import { appPage } from '../pages/app-page';
import { billingPortalPage } from '../pages/billing-portal-page';
import { captchaScript } from '../pages/captcha-script';
import { formEmbedScript, formPage } from '../pages/form-pages';
import { messengerScript } from '../pages/messenger-script';
import { site } from '../paths';
import { html, problem, script } from '../respond';
import { settleAccount } from '../rules/account';
import { spendCredits } from '../rules/credits';
import { saveOutput, savesOutputs } from '../rules/outputs';
import { sessionOf } from '../rules/sessions';
import { artwork, portrait } from '../seed/artwork';
import { siteCall, type Call } from './call';

/** Prevents scripts in an uploaded SVG picture. */
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

/** The tool of a launch URL, and the signed-in member. */
function toolAndMember({ db, now, params, request }: Call) {
  const tool = db.tools.find((candidate) => candidate.url === `/apps/${params['slug']}`);
  const session = sessionOf(db, request, now);
  return { tool, member: db.members.find(({ id }) => id === session?.memberId) };
}

const noSuchTool = () => html('<!doctype html><title>Not found</title><h1>No such tool</h1>', 404);

/** Opens a tool and charges a signed-in member; 402 when the credits do not suffice. */
function openTool(call: Call): Response {
  const { tool, member } = toolAndMember(call);
  if (!tool) return noSuchTool();
  // A prefetch does not count as a use.
  const isPrefetch = call.request.headers.get('sec-purpose')?.startsWith('prefetch') ?? false;
  if (member && !tool.isFree && !isPrefetch) {
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

/** Handles the form of a launched tool; some tools save their output for the profile page. */
async function submitToTool(call: Call): Promise<Response> {
  const { tool, member } = toolAndMember(call);
  if (!tool) return noSuchTool();
  const typed = (await call.request.formData()).get('asked');
  const question = typeof typed === 'string' ? typed.trim() : '';
  if (!member || question === '' || !savesOutputs(tool)) return html(appPage(tool, 'answered'));
  saveOutput(member, tool, question, call.now);
  return html(appPage(tool, 'kept'));
}

/** Records that a member has given payment details to the lead provider. */
function sendTrialForm({ db, now, request }: Call): Response {
  const session = sessionOf(db, request, now);
  const member = db.members.find(({ id }) => id === session?.memberId);
  if (member) member.paymentDetailsCollected = true;
  return html(formPage('trial', true));
}

/** Mock pictures, scripts and pages of the portal's other providers. */
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
  siteCall('GET', site.app, openTool),
  siteCall('POST', site.app, submitToTool),
];
