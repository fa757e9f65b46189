import { BRAND_COLORS } from '@/config/brand/brand';

/** Site keys for special behaviors of the mock captcha. */
const CAPTCHA_SITE_KEYS = {
  /** Every press ends in `error-callback`. */
  error: 'error',
  /** Solves itself when it is rendered. */
  auto: 'auto',
  /** The token expires after 5 seconds instead of 5 minutes. */
  expires: 'expires',
} as const;

/**
 * The captcha service's script: `window.turnstile` with `render`, `getResponse`, `reset` and
 * `remove`. Styles are set through `element.style`, as the content security policy requires.
 */
export function captchaScript(): string {
  return `(function () {
  'use strict';
  var KEYS = ${JSON.stringify(CAPTCHA_SITE_KEYS)};
  var widgets = {};
  var count = 0;

  function styled(tag, styles, parent) {
    var element = document.createElement(tag);
    for (var name in styles) element.style[name] = styles[name];
    if (parent) parent.appendChild(element);
    return element;
  }

  function tick(parent) {
    var space = 'http://www.w3.org/2000/svg';
    var svg = document.createElementNS(space, 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    svg.style.width = '16px';
    svg.style.height = '16px';
    var line = document.createElementNS(space, 'path');
    line.setAttribute('d', 'M20 6 9 17l-5-5');
    line.style.fill = 'none';
    line.style.stroke = '#fff';
    line.style.strokeWidth = '2.5';
    line.style.strokeLinecap = 'round';
    line.style.strokeLinejoin = 'round';
    svg.appendChild(line);
    parent.appendChild(svg);
    return svg;
  }

  function newToken() {
    var bytes = new Uint8Array(16);
    window.crypto.getRandomValues(bytes);
    var text = 'mock-captcha-';
    bytes.forEach(function (byte) {
      text += (byte + 256).toString(16).slice(1);
    });
    return text;
  }

  function draw(host) {
    var frame = styled('div', {
      display: 'flex', alignItems: 'center', gap: '12px', height: '66px', padding: '0 16px 0 4px',
      border: '1px solid #cbd0dd', borderRadius: '10px', background: '#f6f7fa', color: '#12152b',
      fontSize: '14px', lineHeight: '20px', boxSizing: 'border-box', minWidth: '0'
    }, host);
    var button = styled('button', {
      display: 'flex', alignItems: 'center', gap: '12px', flex: '1 1 auto', height: '56px',
      margin: '0', padding: '0 12px', border: '0', borderRadius: '8px', background: 'none',
      color: 'inherit', font: 'inherit', letterSpacing: 'inherit', textAlign: 'left',
      cursor: 'pointer', minWidth: '0', outline: 'none'
    }, frame);
    button.type = 'button';
    button.setAttribute('role', 'checkbox');
    var box = styled('span', {
      display: 'grid', placeItems: 'center', width: '24px', height: '24px', flex: 'none',
      border: '1px solid #858ca6', borderRadius: '6px', background: '#fff', boxSizing: 'border-box'
    }, button);
    var mark = tick(box);
    var label = styled('span', { minWidth: '0' }, button);
    var who = styled('span', {
      flex: 'none', color: '#5c6380', fontSize: '12px', lineHeight: '16px', textAlign: 'right'
    }, frame);
    who.appendChild(document.createTextNode('Captcha'));
    who.appendChild(document.createElement('br'));
    who.appendChild(document.createTextNode('Privacy \\u00b7 Terms'));
    button.addEventListener('focus', function () {
      if (button.matches(':focus-visible')) button.style.boxShadow = '0 0 0 2px ${BRAND_COLORS.DEFAULT}';
    });
    button.addEventListener('blur', function () {
      button.style.boxShadow = 'none';
    });
    return { frame: frame, button: button, box: box, mark: mark, label: label };
  }

  function show(widget, state) {
    var texts = {
      idle: 'Verify you are human',
      busy: 'Verifying\\u2026',
      solved: 'Success!',
      failed: 'Error. Try again.',
      expired: 'Expired. Try again.'
    };
    var solved = state === 'solved';
    widget.state = state;
    widget.view.label.textContent = texts[state];
    widget.view.button.setAttribute('aria-checked', solved ? 'true' : 'false');
    widget.view.button.setAttribute('aria-busy', state === 'busy' ? 'true' : 'false');
    widget.view.button.style.cursor = solved ? 'default' : 'pointer';
    widget.view.mark.style.visibility = solved ? 'visible' : 'hidden';
    widget.view.box.style.background = solved ? '#0b7049' : '#fff';
    widget.view.box.style.borderColor = solved ? '#0b7049' : '#858ca6';
    widget.view.label.style.color = state === 'failed' ? '#b3213a' : 'inherit';
  }

  function call(widget, name, value) {
    var callback = widget.options[name];
    if (typeof callback === 'function') callback(value);
  }

  function later(widget, milliseconds, action) {
    window.clearTimeout(widget.timer);
    widget.timer = window.setTimeout(action, milliseconds);
  }

  function expire(widget) {
    widget.token = '';
    show(widget, 'expired');
    call(widget, 'expired-callback');
  }

  function solve(widget) {
    var key = widget.options.sitekey;
    if (key === KEYS.error) {
      show(widget, 'failed');
      call(widget, 'error-callback', '300030');
      return;
    }
    widget.token = newToken();
    show(widget, 'solved');
    later(widget, key === KEYS.expires ? 5000 : 300000, function () {
      expire(widget);
    });
    call(widget, 'callback', widget.token);
  }

  function begin(widget, wait) {
    if (widget.state === 'busy' || widget.state === 'solved') return;
    show(widget, 'busy');
    later(widget, wait, function () {
      solve(widget);
    });
  }

  function start(widget) {
    widget.token = '';
    show(widget, 'idle');
    if (widget.options.sitekey === KEYS.auto) begin(widget, 0);
  }

  function find(id) {
    return id === undefined ? widgets[Object.keys(widgets)[0]] : widgets[id];
  }

  window.turnstile = {
    render: function (target, options) {
      var host = typeof target === 'string' ? document.querySelector(target) : target;
      if (!host) throw new Error('turnstile.render: there is no such element');
      if (!options || !options.sitekey) throw new Error('turnstile.render: the sitekey is missing');
      count += 1;
      var id = 'mock-widget-' + count;
      var widget = { options: options, token: '', state: 'idle', timer: 0, view: draw(host) };
      widgets[id] = widget;
      widget.view.button.addEventListener('click', function () {
        begin(widget, 150);
      });
      start(widget);
      return id;
    },
    getResponse: function (id) {
      var widget = find(id);
      return widget && widget.token ? widget.token : undefined;
    },
    reset: function (id) {
      var widget = find(id);
      if (!widget) return;
      window.clearTimeout(widget.timer);
      start(widget);
    },
    remove: function (id) {
      var widget = find(id);
      if (!widget) return;
      window.clearTimeout(widget.timer);
      widget.view.frame.remove();
      for (var key in widgets) if (widgets[key] === widget) delete widgets[key];
    }
  };

  var source = document.currentScript && document.currentScript.src;
  var onload = source && new URL(source).searchParams.get('onload');
  if (onload && typeof window[onload] === 'function') window[onload]();
})();
`;
}
