import { BRAND_COLORS, PRODUCT_NAME } from '@/config/brand/brand';
import { logoSvg } from '@/config/brand/logo-svg';

/** Escapes a text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const BASE = `
*,*::before,*::after{box-sizing:border-box}
:root{color-scheme:light;--ink:#12152b;--ink-2:#3b4160;--muted:#5c6380;--line:#e2e5ed;--control:#858ca6;--brand:${BRAND_COLORS.DEFAULT};--brand-hover:${BRAND_COLORS.hover};--brand-line:${BRAND_COLORS.line};--tint:${BRAND_COLORS.tint};--canvas:#f6f7fa;--positive:#0b7049}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 16px/24px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;letter-spacing:-.009em;-webkit-font-smoothing:antialiased}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
h1{font-size:24px;line-height:32px;letter-spacing:-.019em;font-weight:600}
button,input,select{font:inherit;letter-spacing:inherit;color:inherit}
.muted{color:var(--muted)}
.small{font-size:14px;line-height:20px;letter-spacing:-.004em}
.num{font-variant-numeric:tabular-nums}
.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:48px;padding:0 20px;border:1px solid transparent;border-radius:10px;background:var(--brand);color:#fff;font-weight:500;text-decoration:none;cursor:pointer}
.button:hover{background:var(--brand-hover)}
.button.plain{background:#fff;border-color:#cbd0dd;color:var(--ink)}
.button.plain:hover{background:var(--canvas);border-color:var(--control)}
.button.ghost{background:none;color:var(--ink-2)}
.button.ghost:hover{background:#eef0f5;color:var(--ink)}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
label{display:block;font-size:14px;line-height:20px;font-weight:500}
input{display:block;width:100%;min-height:44px;margin-top:6px;padding:0 12px;border:1px solid var(--control);border-radius:10px;background:#fff;font-size:16px;line-height:24px;font-weight:400}
input[readonly]{background:var(--canvas);color:var(--ink-2)}
.demo{display:inline-block;padding:2px 8px;border-radius:6px;background:#fffadc;color:#655200;font-size:12px;line-height:20px;font-weight:500}
`;

/** The portal's logo. */
export const BRAND_LOGO = logoSvg(" width='28' height='28' aria-hidden='true'");

/** The portal's logo and name. */
export const BRAND = `${BRAND_LOGO}<span>${escapeHtml(PRODUCT_NAME)}</span>`;

/**
 * A whole page.
 *
 * @param title - escaped here
 * @param css - in addition to the styles of all pages
 * @param body - HTML whose texts the caller has escaped
 */
export function page(title: string, css: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${BASE}${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
