import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../../src/components/feedback/Skeleton';

const rules = [
  ['Placeholders', 'stand still: the screen is being built, and each that moved would be a layer of its own'],
  ['Dialogs', 'grow from where they were asked for in 160 ms; at once with reduced motion'],
  ['Buttons', 'change color in 100 ms'],
  ['Rows that leave', 'go to the side; those below close up in 180 ms'],
  ['Figures', 'roll in from below if they have grown, else from above'],
  ['Rows of another page', 'fade to 55 % after 80 ms, so that a quick answer shows nothing'],
  ['The bar', 'slides in 180 ms by a transform: what is being read never moves'],
  ['Toasts', 'fade out in 300 ms (section 9)'],
] as const;

function Motion() {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Motion says what changed, and nothing else moves</h2>
      </div>
      <dl className="panel-body stack">
        {rules.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="muted">{how}</dd>
          </div>
        ))}
      </dl>
      <div className="panel-body">
        <Skeleton width={240} />
      </div>
    </section>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion, parameters: { layout: 'padded' } } satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rules: Story = {
  play: async ({ canvasElement }) => {
    const placeholder = canvasElement.querySelector('.skeleton');
    await expect(placeholder).toBeVisible();
    await expect(placeholder?.getAnimations()).toEqual([]);
  },
};
