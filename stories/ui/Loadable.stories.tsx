import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenBoundary } from '~/app/frame/ScreenBoundary';
import { loadable } from '~/ui/loadable';

const Gone = loadable(
  () => Promise.reject<{ Gone: () => null }>(new Error('The file is gone')),
  'Gone',
  'screen',
);

/** The error boundary handles a file that can't be loaded. The rest of the console keeps working. */
const meta = {
  title: 'Components/Loadable',
  component: Gone,
  parameters: { layout: 'padded' },
  render: () => (
    <ScreenBoundary path="/users">
      <Gone />
    </ScreenBoundary>
  ),
} satisfies Meta<typeof Gone>;

export default meta;

export const LoadFailed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This screen could not be loaded',
    );
  },
};
