/** Which methods an address answers, read from the routes themselves: asked only when none of them took a request. */
import type { Request } from 'express';

/** As Express keeps it, but does not declare it. */
interface RouteLayer {
  readonly route: { readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** @returns sorted, in capitals; empty where no route is */
export function methodsAt({ app, originalUrl }: Request): string[] {
  const [path = ''] = originalUrl.split('?');
  const layers: readonly unknown[] = app.router.stack;
  const methods = layers
    .filter(isRoute)
    .filter((layer) => layer.match(path))
    .map(({ route }) => Object.keys(route.methods))
    // One route has one method; what answers all of them is Nest's own "not found".
    .flatMap((names) => (names.length === 1 ? names.map((name) => name.toUpperCase()) : []));
  const heads = methods.includes('GET') ? ['HEAD'] : [];
  return [...new Set([...methods, ...heads])].sort();
}

function isRoute(layer: unknown): layer is RouteLayer {
  return typeof layer === 'object' && layer !== null && 'route' in layer && layer.route !== undefined;
}
