import { expect, test, type Page } from '@playwright/test';
import { MOCK_API, PORTAL } from './origins';

/** Runs code in the page. @returns the name and message of its error, or "done" */
async function resultOf(page: Page, attempt: () => unknown): Promise<string> {
  return page.evaluate(
    `new Promise((resolve) => {
      // The policy does not apply to code that the debugger evaluates, but to a timer of the page.
      setTimeout(async () => {
        try {
          await (${String(attempt)})();
          resolve('done');
        } catch (error) {
          resolve(String(error));
        }
      });
    })`,
  );
}

test('an injected script can neither run nor send data to another host', async ({ page }) => {
  await page.goto(`${PORTAL}/auth`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  const evaluate = () => (Reflect.get(window, 'eval') as (code: string) => unknown)('1 + 1');
  expect(await resultOf(page, evaluate)).toContain('EvalError');
  expect(await resultOf(page, () => (document.body.innerHTML = '<img>'))).toContain('TrustedHTML');
  const addScript = () => {
    document.createElement('script').src = 'https://evil.example/a.js';
  };
  expect(await resultOf(page, addScript)).toContain('TrustedScriptURL');
  const addPolicy = () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    trustedTypes.createPolicy('mine', {});
  };
  expect(await resultOf(page, addPolicy)).toContain('disallowed');

  const blocked = await page.evaluateHandle(() => {
    const violations = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.add(effectiveDirective),
    );
    const add = (tag: string, attributes: Record<string, string>) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
      return element;
    };
    add('iframe', { src: 'https://evil.example/' });
    void fetch('https://evil.example/').catch(() => undefined);
    add('img', { src: 'http://evil.example/a.png' });
    add('link', { rel: 'stylesheet', href: 'https://evil.example/a.css' });
    add('style', {}).textContent = '* { color: red }';
    add('div', { style: 'color: red' });
    add('base', { href: 'https://evil.example/' });
    const form = add('form', { action: '/', method: 'post' }) as HTMLFormElement;
    form.submit();
    return violations;
  });
  await expect
    .poll(() => blocked.evaluate((violations) => [...violations].toSorted()))
    .toEqual([
      'base-uri',
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'style-src-attr',
      'style-src-elem',
    ]);
});

test('another page cannot embed the portal in a frame', async ({ page }) => {
  await page.goto(`${MOCK_API}/billing-portal`);
  await page.evaluate((url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  }, `${PORTAL}/auth`);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);
});
