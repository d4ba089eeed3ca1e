/** Registers /sw.js once the page is loaded. The product works without it, so a refusal is only noted. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      console.warn('The service worker could not be registered', error);
    });
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
