// Runs inline in index.html before all other scripts, with syntax and methods of 2009 only. It
// detects browsers older than Safari 16.4, Chrome 111 and Firefox 128 (README.md) and removes the
// element "root", without which the application does not start.
(function () {
  var isSupported =
    'CSSPropertyRule' in window && CSS.supports('color', 'color-mix(in lab, red, red)');
  if (isSupported) return;
  var root = document.getElementById('root');
  var message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.padding = '40px 16px';
  message.appendChild(document.createTextNode(__TEXT__));
  root.parentNode.replaceChild(message, root);
})();
