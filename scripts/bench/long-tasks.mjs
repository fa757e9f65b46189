/** The longest main-thread task of each screen whose data can be large. */
import { createServer } from 'node:http';
import { openPage, untilIdle } from './browser.mjs';
import { measureLongestTask } from './main-thread.mjs';

const MEMBER_WITH_HISTORY = 'victor@almeidaacademy.com';
const list = (length, entry) => Array.from({ length }, (_, index) => entry(index));

function corsHeaders({ portalOrigin }) {
  return {
    'Access-Control-Allow-Origin': portalOrigin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'content-type',
  };
}

async function fulfillGet(page, bench, path, json) {
  await page.route(
    ({ pathname }) => pathname === `/api${path}`,
    (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json, headers: corsHeaders(bench) })
        : route.fallback(),
  );
}

/** Starts a server that sends a text in chunks of 2 KB, one every 10 ms. */
async function serveStream(text, headers) {
  async function send(response) {
    response.writeHead(200, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
    for (let sent = 0; sent < text.length; sent += 2000) {
      response.write(text.slice(sent, sent + 2000));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    response.end();
  }
  const server = createServer((_, response) => void send(response));
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${server.address().port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * A status text by its attribute: `getByText` searches every text of the page in the page's own main
 * thread, which takes longer than the work that is measured.
 */
const status = (page, text) => page.locator('[role=status]', { hasText: text });

/** A generated profile of 500 KB, from the click until its preview. */
async function streamedProfile(bench) {
  const { page, transfers, close } = await openPage(bench);
  const line = 'You help first-time managers with **one** conversation a week, and more.\n\n';
  const stream = await serveStream(
    line.repeat(Math.ceil(500_000 / line.length)),
    corsHeaders(bench),
  );
  await page.route('**/generate-profile', (route) =>
    route.request().method() === 'POST' ? route.continue({ url: stream.url }) : route.fallback(),
  );
  await page.goto(`${bench.portalOrigin}/profile?tab=createProfile`);
  const generate = page.getByRole('button', { name: 'Generate again' });
  await generate.waitFor();
  await untilIdle(page, transfers);
  const longest = await measureLongestTask(page, async () => {
    await generate.click();
    await status(page, 'Your profile is written.').waitFor({ timeout: 120_000 });
  });
  await close();
  await stream.close();
  return longest;
}

/** The search's list with 10,000 results. */
async function searchResults(bench) {
  const { page, transfers, close } = await openPage(bench);
  const results = list(10_000, (index) => ({
    _id: `hit${index}`,
    name: `Hit ${index}`,
    description: index % 2 ? 'Turns what you do into an offer.' : '',
  }));
  await fulfillGet(page, bench, '/search', results);
  await page.goto(`${bench.portalOrigin}/explore`);
  const box = page.getByRole('combobox', { name: 'Search tools' });
  await box.waitFor();
  await untilIdle(page, transfers);
  const longest = await measureLongestTask(page, async () => {
    await box.fill('hit');
    await page.getByRole('option', { name: 'Hit 0', exact: true }).waitFor();
  });
  await close();
  return longest;
}

function savedOutputs(count, name) {
  const text = 'A part of a text with **bold words**, [a link](https://example.com) and more.\n\n';
  return list(count, (index) => ({
    id: String(index),
    gptResponse: `Output ${name}${index}. ${text.repeat(25)}`,
    createdAt: new Date(Date.UTC(2024, 0, 1, index)).toISOString(),
  }));
}

/** 2,000 saved outputs that load, are searched and paged. */
async function outputs(bench) {
  const { page, transfers, close } = await openPage(bench);
  let respond;
  const released = new Promise((resolve) => (respond = resolve));
  await page.route('**/user-assets', async (route) => {
    await released;
    await route.fulfill({
      json: { valueladders: savedOutputs(1000, 'no'), trafficsources: savedOutputs(1000, 'no') },
      headers: corsHeaders(bench),
    });
  });
  await page.goto(`${bench.portalOrigin}/profile`);
  await page.getByRole('button', { name: 'View Business Profile' }).waitFor();
  await untilIdle(page, transfers);
  const longest = await measureLongestTask(page, async () => {
    respond();
    await page.getByText(/Showing 24 of/).waitFor();
    const search = page.getByRole('searchbox', { name: 'Search saved' });
    await search.pressSequentially('no77.');
    await status(page, '2 of 2,000 outputs mention').waitFor();
    await search.fill('');
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText(/Showing 48 of/).waitFor();
  });
  await close();
  return longest;
}

/** The usage dashboard with 5,000 stacks and 2,000 rewards. */
async function dashboard(bench) {
  const { page, transfers, close } = await openPage(bench);
  const hour = 3_600_000;
  await fulfillGet(page, bench, '/tokens/all-stacks', {
    success: true,
    summary: {},
    tokenStacks: list(5000, (index) => ({
      id: `s${index}`,
      source: 'credit_purchase',
      tokenAmount: 1000,
      usedTokens: 400,
      remainingTokens: 600,
      expiresAt: new Date(Date.now() + (index + 1) * hour).toISOString(),
      status: 'active',
    })),
  });
  await fulfillGet(page, bench, '/tokens/balance', {
    success: true,
    totalTokens: 1000,
    availableTokens: 1000,
    reservedTokens: 0,
    rewards: list(2000, (index) => ({
      id: `r${index}`,
      crmPlanTag: `Plan ${index}`,
      status: 'ACTIVE',
      lastRewardAt: new Date().toISOString(),
    })),
  });
  await page.goto(`${bench.portalOrigin}/explore`);
  const button = page.getByRole('button', { name: /^Credit usage/ });
  await button.waitFor();
  await untilIdle(page, transfers);
  const longest = await measureLongestTask(page, async () => {
    await button.click();
    await page.getByRole('list', { name: 'Credit stacks' }).getByRole('listitem').first().waitFor();
  });
  await close();
  return longest;
}

function transaction(index) {
  return {
    id: `t${index}`,
    description: `Use ${index} of the assistant`,
    platformId: 'writer',
    category: 'usage',
    isCredit: false,
    formattedAmount: '-4.00',
    createdAt: new Date(Date.UTC(2026, 8, 1) - index * 600_000).toISOString(),
    balanceBefore: 1004.5,
    balanceAfter: 1000.5,
  };
}

/** The next page of 10,000 transactions, of which 9,950 are loaded. */
async function transactions(bench) {
  const { page, transfers, close } = await openPage(bench, {
    state: { signIn: MEMBER_WITH_HISTORY },
  });
  await page.route(/\/tokens\/history\?/, (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('page') === '1';
    const all = list(10_000, transaction);
    return route.fulfill({
      headers: corsHeaders(bench),
      json: {
        success: true,
        transactions: isFirst ? all.slice(0, 9950) : all.slice(9950),
        pagination: {
          currentPage: isFirst ? 1 : 2,
          hasNext: isFirst,
          hasPrev: !isFirst,
          totalTransactions: all.length,
        },
      },
    });
  });
  await page.goto(
    `${bench.portalOrigin}/explore?modal=usage&usageTab=transactions&usageView=individual`,
  );
  const more = page.getByRole('button', { name: 'Load more' });
  await more.waitFor();
  await untilIdle(page, transfers);
  const longest = await measureLongestTask(page, async () => {
    const response = page.waitForResponse(/\/tokens\/history\?/);
    await more.click();
    await response;
    await more.waitFor({ state: 'hidden' });
  });
  await close();
  return longest;
}

/** 10,000 tools, filtered by category and searched. */
async function catalogue(bench) {
  const { page, transfers, close } = await openPage(bench, { state: { toolCount: 10_000 } });
  await page.goto(`${bench.portalOrigin}/explore`);
  await page.getByText('Showing 9 of').waitFor();
  await untilIdle(page, transfers);
  // All and Free tools are before the categories.
  const filters = page.getByRole('group', { name: 'Filters' }).getByRole('button');
  const longest = await measureLongestTask(page, async () => {
    for (let index = 1; index <= 4; index += 1) {
      await filters.nth(index + 1).click();
      await page.waitForTimeout(200);
    }
    await page.getByRole('combobox', { name: 'Search tools' }).fill('a');
    await page.getByRole('option').first().waitFor();
  });
  await close();
  return longest;
}

const SCREENS = {
  streamTask: streamedProfile,
  searchTask: searchResults,
  outputsTask: outputs,
  dashboardTask: dashboard,
  transactionsTask: transactions,
  catalogueTask: catalogue,
};

/** The number of rounds. The shortest time counts, because other work on the machine prolongs a task. */
const ROUNDS = 3;

/** The longest task of each screen by the name of its figure. */
export async function measureLongTasks(bench) {
  const figures = {};
  for (const [name, measure] of Object.entries(SCREENS)) {
    figures[name] = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) {
      figures[name] = Math.min(figures[name], await measure(bench));
    }
  }
  return figures;
}
