import { BRAND, escapeHtml, page } from '../pages/html';
import { site } from '../paths';
import { DEMO_MEMBERS } from '../seed/demo-members';
import { FAILURE_KINDS } from '../types';
import { pageStyle } from './page-style';
import type { readState } from './state';

type State = ReturnType<typeof readState>;
type Route = { method: string; path: string };

const LAST_CALLS = 40;

function button(label: string, set: string, to: unknown, current?: boolean): string {
  return `<form method="post"><input type="hidden" name="set" value="${set}"><input type="hidden"
    name="to" value="${escapeHtml(JSON.stringify(to))}"><button${current ? ' aria-pressed="true"' : ''}>${label}</button></form>`;
}

function setting(label: string, buttons: readonly string[]): string {
  return `<div class="setting"><span>${label}</span><div>${buttons.join('')}</div></div>`;
}

function memberSetting(): string {
  return setting('Signed-in member', [
    button('use up all stacks', 'member', { emptyStacks: true }),
    button('reserve 25 credits', 'member', { reservedTokens: 25 }),
    button('reserve nothing', 'member', { reservedTokens: 0 }),
    button('grant 100 credits', 'member', { grant: 100 }),
    button('no plan', 'member', { plan: null }),
    button('plan pro', 'member', { plan: 'pro' }),
  ]);
}

function settings(state: State): string {
  const { accessSeconds, toolCount, confirmSeconds, stackShape } = state;
  const members = DEMO_MEMBERS.map(
    ({ email, note }) =>
      `<option value="${escapeHtml(email)}"${email === state.member?.email ? ' selected' : ''}>${escapeHtml(`${email}: ${note}`)}</option>`,
  );
  return [
    `<div class="setting"><label for="who">Signed in as</label><form method="post" class="who"><input type="hidden"
      name="set" value="signIn"><select id="who" name="to"><option value="">a visitor</option>${members.join('')}</select><button>Switch</button></form></div>`,
    setting('Access cookie expires after', [
      button('15 minutes', 'accessSeconds', 900, accessSeconds === 900),
      button('15 seconds', 'accessSeconds', 15, accessSeconds === 15),
      button('0 seconds', 'accessSeconds', 0, accessSeconds === 0),
    ]),
    setting('Catalogue', [
      button('the seed’s tools', 'toolCount', null, toolCount === null),
      button('300 tools', 'toolCount', 300, toolCount === 300),
      button('10,000 tools', 'toolCount', 10_000, toolCount === 10_000),
      button('no tools', 'toolCount', 0, toolCount === 0),
    ]),
    setting('Payments are confirmed', [
      button('immediately', 'confirmSeconds', 0, confirmSeconds === 0),
      button('after 10 seconds', 'confirmSeconds', 10, confirmSeconds === 10),
      button('after 2 minutes', 'confirmSeconds', 120, confirmSeconds === 120),
    ]),
    setting('Stacks arrive', [
      button('grouped', 'stackShape', 'grouped', stackShape === 'grouped'),
      button('as a plain list', 'stackShape', 'list', stackShape === 'list'),
    ]),
    state.member ? memberSetting() : '',
    setting('All of it', [button('Clear everything', 'reset', true)]),
  ].join('');
}

function callRow({ method, path }: Route, state: State): string {
  const failure = state.failures.find(
    (candidate) => candidate.path === path && (candidate.method ?? '') === method,
  );
  const kinds = FAILURE_KINDS.map(
    (kind) => `<option${kind === failure?.kind ? ' selected' : ''}>${kind}</option>`,
  );
  const remaining = failure?.times === null ? 'always' : `${failure?.times ?? 0} more`;
  const name = escapeHtml(`${method} ${path}`.trim());
  return `<tr${failure ? ' class="failing"' : ''}><td>${escapeHtml(method || 'any')}</td><td>${escapeHtml(path)}</td><td>
    <form method="post"><input type="hidden" name="set" value="failure"><input type="hidden" name="method"
    value="${escapeHtml(method)}"><input type="hidden" name="path" value="${escapeHtml(path)}">
    <select name="kind" aria-label="Failure of ${name}">${kinds.join('')}</select>
    <input name="value" inputmode="numeric" size="5" placeholder="value" aria-label="Milliseconds or seconds of ${name}" value="${failure?.value ?? ''}">
    <button name="times" value="1">once</button><button name="times" value="3">3 times</button>
    <button name="times" value="always">always</button>${failure ? `<button name="times" value="none">stop</button> ${remaining}` : ''}
    </form></td></tr>`;
}

function time(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}

/**
 * `GET /mock`: settings, failures by route, mailed links and the latest requests. It needs no
 * scripts.
 */
export function controlPage(state: State, routes: readonly Route[]): string {
  const mails = state.mails.map(
    ({ to, link, sentAt, used }) =>
      `<li>${time(sentAt)} to ${escapeHtml(to)}: <a href="${escapeHtml(link)}">${escapeHtml(link)}</a>${used ? ' (used)' : ''}</li>`,
  );
  const calls = state.calls
    .slice(-LAST_CALLS)
    .reverse()
    .map(
      ({ at, method, path, query, status }) =>
        `<tr><td>${time(at)}</td><td>${escapeHtml(method)}</td><td>${escapeHtml(path + query)}</td><td>${status ?? 'pending'}</td></tr>`,
    );
  const rows = [{ method: '', path: '*' }, ...routes].map((route) => callRow(route, state));
  return page(
    'Mock API',
    pageStyle,
    `<main>
<p class="top">${BRAND}<span class="demo">Mock API</span></p>
<h1>What this browser sees</h1>
<p class="muted">Other browsers have data of their own: sandbox <code>${escapeHtml(state.sandbox)}</code></p>
<p><a href="${site.apiDocument.slice(1)}">The API, as an OpenAPI document</a></p>
<section aria-label="Settings">${settings(state)}</section>
<h2>Failures</h2>
<p class="muted">The value is milliseconds for <code>slow</code>, seconds for <code>rate-limited</code> and <code>too-many</code>.</p>
<div class="wide"><table><tr><th>Method</th><th>Call</th><th>Make it fail</th></tr>${rows.join('')}</table></div>
<h2>Mail</h2>${mails.length > 0 ? `<ul>${mails.join('')}</ul>` : '<p class="muted">No reset link was sent yet.</p>'}
<h2>Last calls</h2>
<div class="wide"><table class="num"><tr><th>At (UTC)</th><th>Method</th><th>Call</th><th>Status</th></tr>${calls.join('')}</table></div>
</main>`,
  );
}
