// Runs before the first paint, as a file of its own because the page's policy allows no inline script:
// a reader's chosen theme is set before anything is drawn, so that a dark room never sees a white flash, and a page drawn
// in advance for visitors does not show a member what is for visitors only, nor another language than the chosen one.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  if (localStorage.getItem('token')) document.documentElement.dataset.member = '';
  var language = new URLSearchParams(location.search).get('lang') || localStorage.getItem('language');
  if (language && language !== document.documentElement.lang) document.documentElement.dataset.otherLanguage = '';
} catch (_) {
  // Storage is refused: the system's theme stays.
}

// What cannot be left to the program, which may not come: saying that it did not.
function sayNotStarted() {
  var root = document.getElementById('root');
  delete document.documentElement.dataset.otherLanguage;
  if (!('drawn' in root.dataset)) root.replaceChildren();
  document.getElementById('not-started').hidden = false;
  var again = function () {
    location.reload();
  };
  document.getElementById('start-again').addEventListener('click', again);
  addEventListener('online', again);
}
addEventListener(
  'error',
  function (event) {
    // Of the program's script itself or of one that it imports. Those of running scripts come from the window.
    if (event.target instanceof HTMLScriptElement && event.target.type === 'module') sayNotStarted();
  },
  true,
);
addEventListener('recto:not-started', sayNotStarted);
