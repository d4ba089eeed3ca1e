/**
 * A page that came with its text from the server must be drawn the same way at once, so the code of the screens that
 * match the address is fetched before the router is made.
 */
import { matchRoutes, type RouteObject } from 'react-router-dom';

export async function fetchScreens(routes: RouteObject[]): Promise<void> {
  await Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => settle(route)));
}

async function settle(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
