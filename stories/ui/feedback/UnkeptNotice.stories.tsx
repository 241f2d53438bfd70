import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnkeptNotice } from '../../../src/ui/feedback/notices';

const meta = {
  title: 'Components/Feedback/UnkeptNotice',
  component: UnkeptNotice,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof UnkeptNotice>;

export default meta;

export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This browser’s storage is full or blocked: changes last only until this tab is closed.',
    );
  },
};
