import { expect, waitFor } from 'storybook/test';
import { startMotions } from '../../src/app/motion/startMotions';

/** For a story's `beforeEach`: motion as in the console. */
export const withMotion = () => startMotions();

/** What moves in an element, or in the marks over the page. */
export const movesOf = (element: Element) => element.getAnimations().length;

export const expectMoving = (element: Element) =>
  waitFor(() => expect(movesOf(element)).toBeGreaterThan(0));

/** The marks that pass over the page. */
export const marks = () => [...document.querySelectorAll<HTMLElement>('.motion-mark')];
