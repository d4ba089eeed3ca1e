/**
 * Tells when a tab should put its connection down: when it has been hidden for a while, or is hidden while another tab
 * opens one. A browser has few connections to one server (six, by HTTP/1.1), and those of tabs that nobody looks at
 * must not use them up.
 */
const REST_AFTER = 60_000;
const CHANNEL = 'recto-live';

/** Says to the other tabs that this one opens a connection. @returns how to stop looking */
export function restWhenHidden(rest: () => void): () => void {
  const isHidden = () => document.visibilityState === 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isHidden()) timer = setTimeout(rest, REST_AFTER);
  };
  const others = new BroadcastChannel(CHANNEL);
  others.onmessage = () => isHidden() && rest();
  others.postMessage('opens');
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    others.close();
    document.removeEventListener('visibilitychange', look);
  };
}
