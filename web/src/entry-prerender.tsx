/**
 * Draws the public pages at build time, as the browser will draw them for a visitor, and what stands before the others.
 */
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.js';
import { routes } from './app/routes.js';
import { FullScreenSpinner } from './ui/spinner.js';

export { speak } from './lib/texts.js';
export { pagesAsSpoken, textsOfTheShell } from './site/content/public-pages.js';

/** What stands inside #root. Titles go to the head of the page, where the browser's React looks for them. */
export async function draw(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
  const { prelude } = await prerender(
    <StrictMode>
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY }, // parts in their places, none behind a script
  );
  const html = await new Response(prelude).text();
  return html.replace(/<title>.*?<\/title>/gs, '');
}

export const drawWaiting = (): string => renderToStaticMarkup(<FullScreenSpinner />);
