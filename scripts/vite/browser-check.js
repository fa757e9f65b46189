// Runs inline in index.html, before all other scripts, in browsers of any age: no syntax and no
// method here is younger than 2009. It tests what the styles and the code need at least: Safari
// 16.4, Chrome 111, Firefox 128 (README.md). The application starts where there is an element "root".
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
