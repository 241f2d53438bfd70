/**
 * Whether a story runs as a test: in Vitest, or in the published folder by `tests/published`, which
 * says so as Storybook's own test runner does. In Storybook itself the panel checks what the
 * toolbar shows.
 */
export const isTest =
  import.meta.env['VITEST_STORYBOOK'] === 'false' ||
  navigator.userAgent.includes('StorybookTestRunner');
