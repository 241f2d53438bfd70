import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSession } from './api/session';
import { App } from './app/App';
import { preloadRoute } from './app/routeComponents';
import { hrefs } from './paths';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const render = () => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
};

// The static shell stays until the screen's code is here: one change instead of two. A failure shows in the screen's boundary.
// No top-level await: the screen's file imports from this one's, and would wait for it for ever.
preloadRoute(readSession() ? location.pathname : hrefs.login).then(render, render);
