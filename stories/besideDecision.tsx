import type { Decorator } from '@storybook/react-vite';

/** Shows a part of the evidence as wide as it is next to a decision. */
export const besideDecision: Decorator = (Story) => (
  <section
    className="panel panel-body evidence"
    style={{ maxWidth: 320 }}
    aria-label="Beside a decision"
  >
    <div className="evidence-part">
      <Story />
    </div>
  </section>
);
