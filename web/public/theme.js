// Runs before the first paint, as a file of its own because the page's policy allows no inline script:
// a reader's chosen theme is set before anything is drawn, so that a dark room never sees a white flash, and a page drawn in
// advance for visitors does not show a member what is for visitors only.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  if (localStorage.getItem('token')) document.documentElement.dataset.member = '';
} catch (_) {
  // Storage is refused: the system's theme stays.
}
