/**
 * Names what an assertion of safety is about: `expect(sent, safety('a decision is sent
 * once')).toBe(1)`. A failed test is tried again, but where such an assertion has failed once, the
 * run fails (.setup/checks/tries.mjs).
 */
export const safety = (what: string): string => `Safety: ${what}`;
