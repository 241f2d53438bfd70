import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readToken } from './readToken';
import { Scale } from './Scale';
import { Panel } from '../../src/ui/layout/Panel';

/** The steps of type and density. There are no sizes between them. */
const meta = {
  title: 'Foundations/Scales',
  component: Scale,
  parameters: { layout: 'padded' },
  args: {
    title: 'Type',
    tokens: ['text-xs', 'text-s', 'text-m', 'text-l', 'text-xl', 'text-2xl'],
    shows: 'type',
  },
  argTypes: { tokens: { control: false } },
} satisfies Meta<typeof Scale>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a token comes to here, in pixels. */
function sizeOf(token: string): number {
  const probe = document.createElement('div');
  probe.style.width = `var(--${token})`;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

const isAscending: Story['play'] = async ({ args }) => {
  const sizes = args.tokens.map(sizeOf);
  await expect(sizes.every((size) => size > 0)).toBe(true);
  await expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
};

/** The smallest size is 12 px, because staff read the console all day. */
export const Type: Story = {
  play: async (context) => {
    await isAscending(context);
    await expect(readToken('text-xs')).toBe('0.75rem');
    // The digits of figures in a column are aligned.
    await expect(getComputedStyle(document.body).fontVariantNumeric).toContain('tabular-nums');
  },
};

/** Corners, and the heights of controls and rows. */
export const Density: Story = {
  args: {
    title: 'Corners, controls, rows',
    tokens: ['radius-s', 'radius-m', 'radius-l', 'control', 'row'],
    shows: 'space',
  },
  play: isAscending,
};

const spaces: readonly [px: number, where: string][] = [
  [4, 'between a label and its field, between the lines of a cell'],
  [8, 'between buttons, between an icon and its word'],
  [12, 'between fields, at the sides of a cell'],
  [16, 'inside a panel, between panels'],
  [24, 'from the window’s edge, between the parts of a page'],
];

/** Few distances, and each has its place. They aren’t tokens: a component has its own. */
export const Spaces: Story = {
  render: () => (
    <Panel title="Spaces">
      <dl className="stack">
        {spaces.map(([px, where]) => (
          <div key={px}>
            <dt className="muted">
              {px} px · {where}
            </dt>
            <dd>
              <svg aria-hidden height="12" width={px}>
                <rect width="100%" height="12" fill="var(--accent)" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  ),
};

/** Below 900 px a control is as high as a finger needs. */
export const DensityOnPhone: Story = {
  ...Density,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sizeOf('control')).toBe(40);
  },
};
