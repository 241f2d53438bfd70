import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CrashBoundary } from '~/ui/feedback/CrashBoundary';

// React reports every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

let setWord: (word: string | false) => void;

function Screen() {
  const [word, set] = useState<string | false>('first');
  setWord = set;
  return (
    <p>
      {word} <b>last</b>
    </p>
  );
}

/** As Chromium's translation does it. */
function translate() {
  const text = [...(document.querySelector('p')?.childNodes ?? [])].find(
    (node) => node.nodeType === Node.TEXT_NODE,
  );
  const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  font.textContent = text?.textContent ?? '';
  text?.replaceWith(font);
}

const shown = (path: string) => (
  <CrashBoundary path={path} show={() => 'It stopped working'}>
    <Screen />
  </CrashBoundary>
);

it('draws its children anew, once for each path, if a text that the browser has moved is removed (promise 16b)', () => {
  const { rerender } = render(shown('/a'));
  const breakIt = () => {
    translate();
    act(() => setWord(false));
  };
  breakIt();
  expect(document.querySelector('p')?.textContent).toBe('first last');
  breakIt();
  expect(screen.getByText('It stopped working')).toBeTruthy();
  rerender(shown('/b'));
  breakIt();
  expect(document.querySelector('p')?.textContent).toBe('first last');
});
