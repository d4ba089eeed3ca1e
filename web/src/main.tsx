/**
 * Starts the client: takes over a page that came with its text, or draws into the empty shell, first a spinner and then
 * what the address asks for. `start.js` says so when this script, or what a drawn page is made of, cannot be fetched.
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
if (root && 'drawn' in root.dataset) {
  fetchScreens(routes).then(
    // In slices, so that scrolling and typing do not wait for it.
    () => startTransition(() => void hydrateRoot(root, app())),
    () => dispatchEvent(new Event('recto:not-started')),
  );
} else if (root) createRoot(root).render(app());
registerServiceWorker();
