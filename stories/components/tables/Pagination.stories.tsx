import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination } from '../../../src/components/tables/Pagination';

const meta = {
  title: 'Components/Tables/Pagination',
  component: Pagination,
  parameters: { layout: 'padded' },
  args: { page: 1, pageSize: 20, count: 47, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('1–20 of 47');
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2]]));
  },
};

export const MiddlePage: Story = {
  args: { page: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('21–40 of 47')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[1], [3]]));
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41–47 of 47')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const OnlyPage: Story = {
  args: { count: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–7 of 7')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

export const ManyRows: Story = {
  args: { page: 50_000, count: 1_000_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999,981–1,000,000 of 1,000,000')).toBeVisible();
    await expect(canvas.getByText('Page 50,000 of 50,000')).toBeVisible();
  },
};

export const PhoneWidth: Story = { ...ManyRows, globals: { viewport: { value: 'phone' } } };
