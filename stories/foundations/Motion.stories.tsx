import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '~/ui/feedback/states';
import { Panel } from '~/ui/layout/Layout';

const rules = [
  [
    'Placeholders',
    'stand still, as the one below: the screen is still being built, and moving ones would slow that down',
  ],
  [
    'Dialogs and popovers',
    'grow into their place in 160 ms; with reduced motion they are there at once',
  ],
  ['Records beside their list', 'slide in from the side in 160 ms'],
  ['Buttons', 'change color in 100 ms'],
  ['Rows of another page', 'fade to 55 % after 80 ms, so that a quick answer shows nothing'],
  ['The bar', 'slides over the page in 180 ms: what is being read never moves'],
  ['Toasts', 'fade out in 300 ms'],
] as const;

function Motion() {
  return (
    <Panel title="Motion says what changed, and nothing else moves">
      <dl className="stack">
        {rules.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="muted">{how}</dd>
            {what === 'Placeholders' && <Skeleton width={240} />}
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** What moves in the console, for how long, and why. */
const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  play: async ({ canvasElement }) => {
    const placeholder = canvasElement.querySelector('.skeleton');
    await expect(placeholder).toBeVisible();
    await expect(placeholder?.getAnimations()).toEqual([]);
  },
};
