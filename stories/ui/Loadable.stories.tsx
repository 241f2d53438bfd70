import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenBoundary } from '../../src/app/frame/ScreenBoundary';
import { loadable } from '../../src/ui/loadable';
import { Skeleton } from '../../src/ui/feedback/states';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Good morning, {name}</p>;

const Ready = loadable(() => Promise.resolve(Greeting));
const Pending = loadable<GreetingProps>(() => new Promise(() => undefined));
const Gone = loadable<GreetingProps>(() => Promise.reject(new Error('The file is gone')));

const meta = {
  title: 'Components/Loadable',
  component: Ready,
  parameters: { layout: 'padded' },
  args: { name: 'Amara', fallback: <Skeleton width={140} /> },
  argTypes: { fallback: { control: false } },
} satisfies Meta<typeof Ready>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Good morning, Amara')).toBeVisible();
  },
};

export const Loading: Story = {
  render: (args) => <Pending {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.skeleton')).not.toBeNull();
  },
};

/**
 * The error boundary handles a file that can't be loaded. The rest of the console keeps working.
 */
export const LoadFailed: Story = {
  render: (args) => (
    <ScreenBoundary path="/users">
      <Gone {...args} />
    </ScreenBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This screen could not be loaded',
    );
  },
};
