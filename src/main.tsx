import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSession } from './api/session/session';
import { App } from './app/App';
import { watchCrashes } from './app/crashReport';
import { followFirm } from './app/firm';
import { prepareScreen } from './app/routeComponents';
import { hrefs } from './routes';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

document.documentElement.dataset.bundle = '';

const onCaughtError = watchCrashes();

const render = () =>
  createRoot(root, { onCaughtError, onUncaughtError: onCaughtError }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// The static shell stays until the screen's code and first data are here, and until it is known
// whether this tab is a duplicate, which must not show or send what it copied. There is no
// top-level await, because the screen's file imports from this one's and would wait forever.
Promise.all([
  prepareScreen(readSession() ? location.pathname + location.search : hrefs.login),
  followFirm(),
  window.__tab,
]).then(render, render);
