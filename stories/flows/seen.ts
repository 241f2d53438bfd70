import { screen } from 'storybook/test';

/** Waits for the screen with this title. */
export const screenTitled = (title: string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: title });

/** The path and query as the address bar would show them. */
export const address = (): string => location.pathname + location.search;

/** The session as it is stored in the browser. */
export const storedSession = (): unknown =>
  JSON.parse(localStorage.getItem('admin.session') ?? 'null');
