import type { Decorator } from '@storybook/react-vite';

/** A part of the evidence, as wide as it is beside a decision. */
export const besideDecision: Decorator = (Story) => (
  <section className="panel panel-body evidence" style={{ maxWidth: 320 }} aria-label="Beside a decision">
    <div className="evidence-part">
      <Story />
    </div>
  </section>
);
