import { BRAND_LOGO, escapeHtml, page } from './html';

const CSS = `
.top{display:flex;align-items:center;gap:10px;height:64px;padding:0 24px;border-bottom:1px solid var(--line);background:#fff;font-weight:600}.top .demo{margin-left:auto}
main{max-width:720px;margin:0 auto;padding:56px 24px}
h1{font-size:32px;line-height:40px;letter-spacing:-.025em}
.about{margin-top:8px;color:var(--muted);max-width:60ch;text-wrap:pretty}
.talk{margin-top:32px;padding:24px;border:1px solid var(--line);border-radius:16px;background:#fff}
.says{max-width:48ch;padding:14px 18px;border-radius:4px 16px 16px 16px;background:var(--tint)}
.ask{display:flex;gap:12px;margin-top:24px;align-items:flex-end}.ask label{flex:1}.ask .button{width:auto;min-height:44px}
.note{margin-top:16px}
`;

/** The result of a visit to a launched tool. */
export type AppVisit = 'opened' | 'answered' | 'kept' | 'refused';

const SAYS: Readonly<Record<AppVisit, string>> = {
  opened: 'Good to see you. What would you like to work on first?',
  answered: 'Thank you. This page simulates the tool and gives no real answers.',
  refused: 'You do not have enough credits for this tool.',
  kept: 'Done. You find the answer among the saved outputs of your profile.',
};

/** The page of a launched tool, in place of another product's page. */
export function appPage(tool: { name: string; description: string }, visit: AppVisit): string {
  const [first = ''] = tool.description.split('\n\n');
  const ask =
    visit === 'opened'
      ? '<form method="post" class="ask"><label>Your answer<input name="asked" required placeholder="Type a few words" autocomplete="off"></label><button class="button">Send</button></form>'
      : '';
  return page(
    tool.name,
    CSS,
    `<div class="top">${BRAND_LOGO}<span>${escapeHtml(tool.name)}</span><span class="demo">Stand-in</span></div>
<main>
<h1>${escapeHtml(tool.name)}</h1>
<p class="about">${escapeHtml(first)}</p>
<section class="talk" aria-label="Conversation">
<p class="says" role="status">${SAYS[visit]}</p>
${ask}
</section>
<p class="note small muted">${visit === 'refused' ? 'The tool has not launched.' : 'The tool has launched.'} This page simulates it.</p>
</main>`,
  );
}
