/**
 * The support messenger's script: `window.Intercom(method, settings)`. It records each call in
 * `window.Intercom.calls` and shows a launcher between `boot` and `shutdown`.
 */
export function messengerScript(): string {
  return `(function () {
  'use strict';
  var earlier = window.Intercom;
  var waiting = earlier && earlier.q ? Array.prototype.slice.call(earlier.q) : [];
  var user = {};
  var launcher = null;
  var panel = null;

  function styled(tag, styles, parent) {
    var element = document.createElement(tag);
    for (var name in styles) element.style[name] = styles[name];
    if (parent) parent.appendChild(element);
    return element;
  }

  function greeting() {
    var name = typeof user.name === 'string' && user.name ? user.name.split(' ')[0] : '';
    return name ? 'Hello ' + name + ', how can we help?' : 'Hello, how can we help?';
  }

  function hide() {
    if (panel) panel.remove();
    panel = null;
    if (launcher) launcher.setAttribute('aria-expanded', 'false');
  }

  function show() {
    if (!launcher || panel) return;
    panel = styled('div', {
      position: 'fixed', left: '20px', bottom: '80px', zIndex: '2147483000', width: '300px',
      maxWidth: 'calc(100vw - 40px)', padding: '20px', border: '1px solid #e2e5ed',
      borderRadius: '16px', background: '#fff', color: '#12152b',
      boxShadow: '0 16px 40px -8px rgb(18 21 43 / .20)', fontSize: '14px', lineHeight: '20px',
      boxSizing: 'border-box'
    }, document.body);
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-label', 'Support messenger');
    styled('p', { margin: '0', fontSize: '16px', lineHeight: '24px', fontWeight: '600' }, panel)
      .textContent = greeting();
    styled('p', { margin: '4px 0 0', color: '#5c6380' }, panel)
      .textContent = 'This simulates the support messenger. Messages are not sent.';
    launcher.setAttribute('aria-expanded', 'true');
  }

  function boot(settings) {
    user = settings || {};
    if (launcher || user.hide_default_launcher) return;
    launcher = styled('button', {
      position: 'fixed', left: '20px', bottom: '20px', zIndex: '2147483000', display: 'grid',
      placeItems: 'center', width: '48px', height: '48px', padding: '0', border: '0',
      borderRadius: '50%', background: '#12152b', color: '#fff', cursor: 'pointer',
      boxShadow: '0 8px 24px -6px rgb(18 21 43 / .30)'
    }, document.body);
    launcher.type = 'button';
    launcher.setAttribute('aria-label', 'Open support messenger');
    launcher.setAttribute('aria-expanded', 'false');
    var space = 'http://www.w3.org/2000/svg';
    var svg = document.createElementNS(space, 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    svg.style.width = '22px';
    svg.style.height = '22px';
    var bubble = document.createElementNS(space, 'path');
    bubble.setAttribute('d', 'M4 5h16v11H10l-4 4v-4H4z');
    bubble.style.fill = '#fff';
    svg.appendChild(bubble);
    launcher.appendChild(svg);
    launcher.addEventListener('click', function () {
      if (panel) hide();
      else show();
    });
  }

  function shutdown() {
    hide();
    if (launcher) launcher.remove();
    launcher = null;
    user = {};
  }

  function messenger(method, settings) {
    messenger.calls.push(Array.prototype.slice.call(arguments));
    if (method === 'boot') boot(settings);
    else if (method === 'update') for (var key in settings) user[key] = settings[key];
    else if (method === 'shutdown') shutdown();
    else if (method === 'show' || method === 'showNewMessage') show();
    else if (method === 'hide') hide();
  }
  messenger.calls = [];
  messenger.booted = true;
  window.Intercom = messenger;
  waiting.forEach(function (call) {
    messenger.apply(null, call);
  });
  if (!waiting.length && window.intercomSettings && window.intercomSettings.app_id) {
    messenger('boot', window.intercomSettings);
  }
})();
`;
}
