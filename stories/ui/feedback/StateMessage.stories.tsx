import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, MousePointerClick } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../../src/ui/fields/Button';
import { StateMessage } from '../../../src/ui/feedback/states';
import { longName, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Feedback/StateMessage',
  component: StateMessage,
  args: { icon: MousePointerClick, title: 'Nothing is selected' },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bad: Story = {
  args: {
    icon: CloudOff,
    tone: 'bad',
    role: 'alert',
    text: 'Nothing was changed.',
    actions: <Button variant="outline">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nothing is selectedNothing was changed.Try again',
    );
  },
};

export const LongText: Story = {
  args: { ...Bad.args, title: longName, text: unbrokenText },
  globals: { viewport: { value: 'phone' } },
};
