import { fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useConsoleKeys } from '~/app/keyboard/consoleKeys';
import { isInOverlay, useKeyCommands } from '~/ui/keyboard/keyListeners';
import { Popover } from '~/ui/overlays/Popover';
import { useUndo } from '~/mutation/useUndo';
import { useEnterAndEscape } from '~/features/payouts/review/PayoutReviewScreen';

let done: string[] = [];
const does = (what: string) => () => {
  done.push(what);
};

afterEach(() => {
  done = [];
  document.body.replaceChildren();
});

/** Everyone who listens to the page's keys. */
function listen() {
  renderHook(() => {
    const undo = useUndo();
    useKeyCommands({ a: does('screen') }, true);
    useEnterAndEscape(does('confirm'), does('leave'), true);
    useConsoleKeys({
      openPalette: does('palette'),
      openHelp: does('help'),
      goTo: does('go'),
      beginSequence: () => undefined,
    });
    return undo;
  }).result.current(does('undo'));
}

function pressAll() {
  for (const key of ['a', '?', 'Enter', 'Escape', 'g', 'p'])
    fireEvent.keyDown(document.body, { key });
  for (const key of ['k', 'z']) fireEvent.keyDown(document.body, { key, ctrlKey: true });
}

describe('while an overlay is open', () => {
  it.each([
    ['dialog', '<div role="dialog" aria-modal="true"><button>In it</button></div>'],
    ['question', '<div role="alertdialog" aria-modal="true"><button>In it</button></div>'],
    ['popover', '<div role="dialog"><button>In it</button></div>'],
    ['menu', '<div role="menu"><button>In it</button></div>'],
    ['command palette', '<dialog open><button>In it</button></dialog>'],
  ])('no key reaches the screen or the console: a %s', (_name, html) => {
    listen();
    const holder = document.body.appendChild(document.createElement('div'));
    holder.innerHTML = html;
    pressAll();
    expect(done).toEqual([]);
    expect([
      isInOverlay(holder.querySelector('button')),
      isInOverlay(holder),
      isInOverlay(null),
    ]).toEqual([true, false, false]);
    holder.remove();
    pressAll();
    expect(done).toEqual(['screen', 'help', 'confirm', 'leave', 'go', 'palette', 'undo']);
  });

  it('a popover is an overlay', () => {
    listen();
    const { unmount } = render(
      <Popover label="Notifications" triggerId="bell" onClose={does('close')}>
        Nothing new
      </Popover>,
    );
    pressAll();
    expect(done).toEqual([]);
    unmount();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(done).toEqual(['screen']);
  });

  it('a G from before the overlay opened has no effect', () => {
    listen();
    fireEvent.keyDown(document.body, { key: 'g' });
    const menu = document.body.appendChild(document.createElement('div'));
    menu.setAttribute('role', 'menu');
    fireEvent.keyDown(menu, { key: 'p' });
    menu.remove();
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(done).toEqual([]);
  });
});
