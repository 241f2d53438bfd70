/** Whether a story runs as a test. In Storybook itself the panel checks what the toolbar shows. */
export const isTest = import.meta.env['VITEST_STORYBOOK'] === 'false';
