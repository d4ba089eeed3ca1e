// Runs before the first paint, as a file of its own because the page's policy allows no inline script:
// a reader's chosen theme is set before anything is drawn, so that a dark room never sees a white flash.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch (_) {
  // Storage is refused: the system's theme stays.
}
