import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AllUsersScreen } from '../../../src/features/users/AllUsersScreen';
import { PersonPanel } from '../../../src/features/users/person/PersonPanel';
import { personArgs } from './personArgs';
import { allUsersArgs } from './allUsersArgs';

const close = fn();

const meta = {
  title: 'Screens/Users/AllUsersScreen/Beside the panel',
  component: AllUsersScreen,
  args: allUsersArgs,
  globals: { viewport: { value: 'wide' } },
  // The frame shows the panel, and the page makes room for it.
  decorators: [
    (Story) => (
      <>
        <main id="main" className="main">
          <Story />
        </main>
        <PersonPanel {...personArgs} takesFocus={false} onClose={close} />
      </>
    ),
  ],
  beforeEach: () => {
    close.mockClear();
  },
} satisfies Meta<typeof AllUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// R404.
/** On a wide screen a click on a row shows who it is, beside the list. Neither covers the other. */
export const BesideThePanel: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await canvas.findByRole('complementary', { name: 'About Amara Okafor' });
    const list = canvas.getByRole('table').getBoundingClientRect();
    await expect(list.right).toBeLessThanOrEqual(panel.getBoundingClientRect().left);
    await expect(list.width).toBeGreaterThan(innerWidth / 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  },
};
