import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test, vi } from 'vitest';
import { Markdown, type MarkdownProps } from '@/ui/markdown/markdown';
import { measureCpuTime } from '../../../helpers/clock';

function show(text: string, props: Partial<MarkdownProps> = {}) {
  return render(<Markdown {...props}>{text}</Markdown>);
}

test.each([
  'https://a.example/x?y=1#z',
  'HTTPS://a.example/',
  'mailto:a@b.example',
  '/explore',
  '?page=a:b',
])('a Markdown link to %s is kept', (url) => {
  show(`[label](${url})`);
  expect(screen.getByRole('link', { name: 'label' })).toHaveAttribute('href', url);
});

test.each([
  '[label](javascript:alert(1))',
  '[label](<java\tscript:alert(1)>)',
  '[label](<\u0001javascript:alert(1)>)',
  '[label](javascript&colon;alert(1))',
  '[label](data:text/html;base64,PHNjcmlwdD4=)',
  '[label][r]\n\n[r]: javascript:alert(1)',
  '<javascript:label>',
  '![label](<data:image/svg+xml,<svg/onload=alert(1)>>)',
])('an unsafe link or image is replaced by its text: %j', (text) => {
  const { container } = show(text);
  expect(container).toHaveTextContent('label');
  for (const element of container.querySelectorAll('*')) {
    expect(element.getAttribute('href') ?? '').toBe('');
  }
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('img, button')).toBeNull();
});

it('a Markdown link to another site opens a new tab without an opener, and a link within the portal does not', () => {
  show('[out](https://a.example/) [also](//a.example/) [in](/explore) [mail](mailto:a@b.example)');
  for (const name of ['out', 'also']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  }
  for (const name of ['in', 'mail']) {
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('target');
  }
});

it.each([
  ['#your-offer--price', 'Your Offer & Price!'],
  ['#日本語_2', '日本語_2'],
  ['#elsewhere', null],
  ['#%ff', null],
  ['#user-content-fn-1', null],
])(
  'a press on a Markdown link to %s focuses the heading %j of the same text, without a history entry',
  async (href, name) => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const url = window.location.href;
    const headings = '## Your *Offer* & Price!\n\n# 日本語_2';
    show(`${headings}\n\n## Elsewhere`);
    const { container } = show(`[label](${href})\n\n${headings}`);
    const link = screen.getByRole('link', { name: 'label' });
    await userEvent.click(link);
    const target =
      within(container)
        .getAllByRole('heading')
        .find((heading) => heading.textContent === name) ?? null;
    expect(target ?? link).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual(target ? [target] : []);
    expect(window.location.href).toBe(url);
    // Such a press would open the same page in a new tab or window.
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(false);
  },
);

const IMAGE = '![A *chart*](https://a.example/c.png "Q3")';

it('a Markdown image is loaded only on request', async () => {
  const { container } = show(IMAGE);
  expect(container.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load image: A chart' }));
  const image = screen.getByRole('img', { name: 'A chart' });
  expect(image).toHaveAttribute('src', 'https://a.example/c.png');
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a Markdown image inside a link has its button beside the link', () => {
  show(`[${IMAGE} see it](/explore)`);
  expect(screen.getByRole('button', { name: /^Load image/ }).closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: 'see it' })).toHaveAttribute('href', '/explore');
});

test.each([
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<a href="javascript:window.hit = 1" onclick="window.hit = 1">go</a>',
  '<form style="position:fixed"><input name="password"><button>ok</button></form>',
  '<style>* { display: none }</style>',
  '<!-- <img src=x onerror="window.hit = 1"> -->',
  '<<script>script>window.hit = 1</script>',
  '- <details open ontoggle="window.hit = 1">x</details>',
  '| a | b |\n| --- | --- |\n| <img src=x onerror="window.hit = 1"> | x |',
])('HTML in Markdown does not run: %s', (text) => {
  const { container } = show(`${text}\n\nStill **here**.`);
  const drawn = [...container.querySelectorAll('*')];
  // An image has a button with an icon.
  const own =
    /^(DIV|P|STRONG|A|UL|LI|SPAN|TABLE|THEAD|TBODY|TR|TH|TD|BUTTON|svg|rect|circle|path)$/;
  expect(drawn.map(({ tagName }) => tagName).filter((tag) => !own.test(tag))).toEqual([]);
  const names = drawn.flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => /^(on|style$)/.test(name))).toEqual([]);
  expect(Reflect.get(window, 'hit')).toBeUndefined();
  expect(screen.getByText('here')).toBeInTheDocument();
});

test.each([
  ['Hi <First Name>, I saw <Company>', 'Hi <First Name>, I saw <Company>'],
  ['<Company>\n**will** grow', '<Company> will grow'],
  ['<div>Hi <First Name>, a < b</div>', 'Hi <First Name>, a < b'],
  ['A <b>bold</b> <script>alert(1)</script>word', 'A bold word'],
  ['<ul><li>one</li></ul><table><tr><td>two</td></tr></table>', 'one two'],
  ['costs $5[^1] now\n\n[^1]: plus VAT', 'costs $5[1] now [1] plus VAT'],
  ['```markdown\n# Offer\n\nA **word**\n```', 'Offer A word'],
  ['**重点：**先', '重点：先'],
])('%j shows %j', (text, shown) => {
  const { container } = show(text);
  expect(container.textContent.replace(/\s+/g, ' ').trim()).toBe(shown);
});

it('a bare address ends before the punctuation of a text without spaces', () => {
  show('见 https://a.example/x。然后继续');
  const link = screen.getByRole('link', { name: 'https://a.example/x' });
  expect(link).toHaveAttribute('href', 'https://a.example/x');
});

it('blocks of a text have their own direction', () => {
  show('שלום.\n\n# עולם\n\n- אחד\n\n- שני\n\n| א |\n| - |\n| ב |');
  expect(screen.getByText('אחד').closest('[dir]')).toBe(screen.getByRole('list'));
  expect(screen.getByText('שלום.')).toHaveAttribute('dir', 'auto');
  for (const role of ['heading', 'list', 'table']) {
    expect(screen.getByRole(role)).toHaveAttribute('dir', 'auto');
  }
});

it('Markdown renders headings, emphasis, lists, quotations and code', () => {
  const { container } = show(
    '# One\n\n**two** *three*\n\n- four\n\n5. five\n\n> six\n\n`seven`\n\n```\neight\n```',
  );
  const parts = 'h3, strong, em, ul li, ol[start="5"], blockquote, p code, pre[tabindex="0"]';
  expect([...container.querySelectorAll(parts)].map((part) => part.textContent.trim())).toEqual([
    'One',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
  ]);
});

test.each([
  [['# a', '## b', '# c'], 3, ['H3', 'H4', 'H3']],
  [['### a', '###### b', '### c'], 3, ['H3', 'H4', 'H3']],
  [['### a', '# b', '## c', '##### d'], 2, ['H2', 'H2', 'H3', 'H4']],
  [['# a', '## b', '### c', '#### d', '##### e'], 3, ['H3', 'H4', 'H5', 'H6', 'H6']],
] as const)('%j has an outline without gaps from level %i', (lines, level, outline) => {
  const { container } = show(lines.join('\n\n'), { level });
  const found = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  expect(found.map(({ tagName }) => tagName)).toEqual(outline);
});

it('Markdown renders tables', () => {
  show('| Offer | Price |\n| :--- | ---: |\n| **First** | $12 \\| month |\n| Second |');
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
  expect(headers).toEqual(['Offer', 'Price']);
  expect(screen.getByText('First').tagName).toBe('STRONG');
  expect(screen.getByRole('cell', { name: '$12 | month' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

it('a task list shows which items are done, and its checkboxes are disabled', () => {
  show('- [x] Write the offer\n- [ ] Call **Jonas**\n- No task\n\n1. [X] Loose\n\n2. [ ] Items');
  const marks = screen.getAllByRole('listitem').map((item) => {
    const box = within(item).queryByRole<HTMLInputElement>('checkbox');
    return box && [box.checked, box.disabled, box.getAttribute('aria-label')];
  });
  const [done, open] = [
    [true, true, 'Done'],
    [false, true, 'To do'],
  ];
  expect(marks).toEqual([done, open, null, done, open]);
});

it('a very long Markdown text renders section by section to its end', async () => {
  const paragraph = `A sentence about **coaching**${' and what it costs'.repeat(20)}.\n\n`;
  const text = `# Start\n\n${paragraph.repeat(60)}The last words.`;
  const { container } = show(text);
  expect(screen.queryByText('The last words.')).toBeNull();
  expect(container.querySelectorAll('p').length).toBeLessThan(40);
  expect(await screen.findByText('The last words.')).toBeInTheDocument();
  expect(container.querySelectorAll('p')).toHaveLength(61);
});

it('a Markdown text beyond half a million characters continues when Show more is pressed', async () => {
  const line = `${'x'.repeat(7000)}\n\n`;
  const { container } = show(`${line.repeat(81)}The last words.`);
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect(container.querySelectorAll('p')).toHaveLength(80);
  expect(screen.queryByText('The last words.')).toBeNull();
  await userEvent.click(screen.getByText('Show more'));
  expect(await screen.findByText('The last words.')).toBeInTheDocument();
});

test.each([
  ['quotations', '>'.repeat(10_000)],
  ['lists', `${'- '.repeat(5000)}x`],
  ['brackets', '['.repeat(10_000)],
  ['stars', `${'*a '.repeat(3000)}${'b* '.repeat(3000)}`],
  ['ticks', Array.from({ length: 150 }, (_, index) => '`'.repeat(index)).join(' ')],
  ['no blanks', 'x'.repeat(200_000)],
  ['a table', `| a |\n| - |\n${'| x |\n'.repeat(800)}`],
])('a Markdown text made of %s renders within 5 s of processor time', (_, text) => {
  expect(measureCpuTime(() => void show(text))).toBeLessThan(5000);
  expect(document.body.textContent).not.toBe('');
});
