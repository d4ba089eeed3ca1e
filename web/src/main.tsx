/** Starts the client: takes over a page that came with its text, or draws into the empty shell. */
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app.js';
import { createRouter } from './app/router.js';
import { registerServiceWorker } from './app/service-worker.js';
import './styles/main.css';

const root = document.getElementById('root');
if (root) {
  const app = (
    <StrictMode>
      <App>
        <RouterProvider router={await createRouter()} />
      </App>
    </StrictMode>
  );
  // In slices, so that scrolling and typing do not wait for it.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
registerServiceWorker();
