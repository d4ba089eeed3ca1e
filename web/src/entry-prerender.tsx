/** Draws the public pages at build time, as the browser will draw them for a visitor. */
import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.js';
import { routes } from './app/routes.js';

export { publicPages } from './site/public-pages.js';

/** What stands inside #root. Titles go to the head of the page, where the browser's React looks for them. */
export async function draw(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const html = renderToString(
    <StrictMode>
      <App queryClient={new QueryClient()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
  );
  return html.replace(/<title>.*?<\/title>/gs, '');
}
