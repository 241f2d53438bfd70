import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/ui/fields/Button';
import { Grid, Row, Stack } from '../../../src/ui/layout/Layout';
import { Panel } from '../../../src/ui/layout/Panel';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  parameters: { layout: 'padded' },
  args: {
    children: (
      <>
        <Panel title="First">Above</Panel>
        <Panel title="Second">Below</Panel>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((box) => box.getBoundingClientRect());
    await expect(second?.top).toBe((first?.bottom ?? 0) + 16);
  },
};

/** Beside each other, and below where there is no room. */
export const AsRow: Story = {
  render: () => (
    <Row>
      <Button>Save</Button>
      <Button variant="outline">Cancel</Button>
    </Row>
  ),
};

/** As many equal columns as fit. */
export const AsGrid: Story = {
  render: () => (
    <Grid>
      <Panel title="First">One of three</Panel>
      <Panel title="Second">Two of three</Panel>
      <Panel title="Third">Three of three</Panel>
    </Grid>
  ),
};
