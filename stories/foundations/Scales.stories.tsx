import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { readToken } from './readToken';
import { Scale } from './Scale';
import { Button } from '~/ui/fields/Button';
import { Panel } from '~/ui/layout/Layout';

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

const fields = ['Amara', 'Okafor'].map((name) => (
  <input key={name} className="control" aria-label={name} defaultValue={name} />
));
const panels = ['Users', 'Help'].map((title) => (
  <div key={title} className="panel panel-body">
    {title}
  </div>
));
const nameField = (
  <div style={{ display: 'grid', gap: 4 }}>
    <span>Name</span>
    {fields[0]}
  </div>
);
const buttons = ['Cancel', 'Save'].map((label) => <Button key={label}>{label}</Button>);
const spaces: readonly [px: number, where: string, sample: ReactNode][] = [
  [4, 'between a label and its field, between the lines of a cell', nameField],
  [8, 'between buttons, between an icon and its word', buttons],
  [12, 'between fields, at the sides of a cell', fields],
  [16, 'inside a panel, between panels', panels],
  [24, 'from the window’s edge, between the parts of a page', panels],
];

/** Few distances, and each has its place. They aren’t tokens: a component has its own. */
export const Spaces: Story = {
  render: () => (
    <Panel title="Spaces">
      <dl className="stack">
        {spaces.map(([px, where, sample]) => (
          <div key={px}>
            <dt className="muted">
              {px} px · {where}
            </dt>
            <dd style={{ display: 'flex', alignItems: 'center', gap: px }}>{sample}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  ),
};

/** Below 900 px a control is as high as a finger needs. */
export const DensityOnPhone: Story = {
  tags: ['!dev'],
  ...Density,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sizeOf('control')).toBe(40);
  },
};
