/**
 * Starts the client in the reader's language: takes over a page that came with its text, or draws, first a spinner
 * and then what the address asks for. `start.js` says so when this script, or what is needed first, cannot be fetched.
 */
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.js';
import { fetchScreens } from './app/fetch-screens.js';
import { routes } from './app/routes.js';
import { registerServiceWorker } from './app/service-worker.js';
import { wearBrand } from './lib/brand-colours.js';
import { installation } from './lib/installation.js';
import { speak, wantedLanguage } from './lib/texts.js';
import './styles/main.css';

if (installation.brand.color) wearBrand(installation.brand.color);

const app = () => (
  <StrictMode>
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  </StrictMode>
);

const root = document.getElementById('root');
const drawn = root !== null && 'drawn' in root.dataset;
const wanted = wantedLanguage(location.search);
const asDrawn = drawn && document.documentElement.lang === wanted;
const parts = drawn ? fetchScreens(routes) : undefined;

Promise.all([speak(wanted), parts]).then(
  () => {
    document.documentElement.lang = wanted;
    // In slices, so that scrolling and typing do not wait for it.
    if (root && asDrawn) startTransition(() => void hydrateRoot(root, app()));
    else if (root) {
      root.replaceChildren();
      createRoot(root).render(app());
    }
    delete document.documentElement.dataset.otherLanguage;
  },
  () => dispatchEvent(new Event('recto:not-started')),
);
registerServiceWorker();
