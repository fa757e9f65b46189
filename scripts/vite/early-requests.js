// Runs inline in index.html, before any other script has arrived. It asks who is signed in and,
// on the catalogue's address, for the catalogue at the same time; once a member is known, for what
// the navigation bar shows. src/http/early-answers.ts hands the answers to the first callers.
(function (api) {
  var answers = (window.earlyAnswers = {});
  function ask(path) {
    // A request that hangs counts as none after a while; the application then asks for itself.
    var answer = (answers[path] = fetch(api + path, {
      credentials: 'include',
      signal: AbortSignal.timeout(15000),
    }));
    answer.catch(function () {});
    return answer;
  }
  var path = location.pathname.replace(/\/+$/, '') || '/';
  var guarded = /^\/(explore|profile|tool\/.+|subscription|subscription-success)?$/.test(path);
  document.documentElement.dataset.shell = guarded ? 'member' : 'public';
  if (path === '/explore') ask('/getTools');
  ask('/auth/verifytoken')
    .then(function (answer) {
      return answer.ok && guarded ? answer.clone().json() : null;
    })
    .then(function (body) {
      var user = body && (body.user || body.data || body);
      if (!user || !(user._id || user.id || user.email || user.username)) return;
      ask('/tokens/balance');
      ask('/subscription/credit-purchase-status');
    })
    .catch(function () {});
})(__API_URL__);
