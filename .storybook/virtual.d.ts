/** What main.ts reads from the sources while it builds. */
declare module 'virtual:component-facts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module can't import a file in another way
  const facts: Record<string, import('./componentFacts').ComponentFacts | undefined>;
  export default facts;
}

declare module 'virtual:flow-facts' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module can't import a file in another way
  const flows: Record<string, import('./flowFacts').FlowFacts | undefined>;
  export default flows;
}
