/**
 * The browser's router. A page that came with its text from the server must be drawn the same way at once, so the code
 * of the screens that match the address is fetched before the router is made.
 */
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { routes } from './routes.js';

export async function createRouter() {
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => settle(route)));
  return createBrowserRouter(routes);
}

async function settle(route: (typeof routes)[number]): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
