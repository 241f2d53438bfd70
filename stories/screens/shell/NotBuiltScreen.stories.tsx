import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotBuiltScreen } from '../../../src/screens/shell/NotBuiltScreen';
import { longName } from '../../../tests/fixtures/texts';

const meta = { title: 'Screens/Shell/NotBuiltScreen', component: NotBuiltScreen, parameters: { layout: 'padded' }, args: { title: 'Payouts' } } satisfies Meta<typeof NotBuiltScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotBuilt: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await expect(canvas.getByText('This screen is not built yet')).toBeVisible();
    await expect(document.title).toBe(`${args.title} · Admin`);
  },
};

export const LongText: Story = { ...NotBuilt, args: { title: longName } };

export const PhoneWidth: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
