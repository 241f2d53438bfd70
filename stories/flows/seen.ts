import { screen } from 'storybook/test';

/** Waits for the screen with this title. */
export const screenTitled = (title: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name: title });

/** Path and query that the address bar would show. */
export const address = (): string => location.pathname + location.search;

/** What the browser keeps of the session. */
export const storedSession = (): unknown => JSON.parse(localStorage.getItem('admin.session') ?? 'null');
