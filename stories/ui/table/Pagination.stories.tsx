import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Pagination } from '~/ui/table/Pagination';

const meta = {
  title: 'Components/Tables/Pagination',
  component: Pagination,
  parameters: { layout: 'padded' },
  args: { page: 1, pageSize: 20, count: 47, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const linesOf = (element: Element) =>
  Math.round(
    element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
  );

export const FirstPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent(
      '1–20 of 47',
    );
    await expect(canvas.getByRole('textbox', { name: 'Page, of 3' })).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(args.onPageChange.mock.calls).toEqual([[2]]));
  },
};

/** Where the pointer or the focus rests, the page is read ahead. */
export const ReadAhead: Story = {
  tags: ['!dev'],
  args: { page: 2, onPageAim: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const isAimed = (page: number) =>
      waitFor(() => expect(args.onPageAim).toHaveBeenLastCalledWith(page));
    await userEvent.hover(canvas.getByRole('button', { name: 'Next page' }));
    await isAimed(3);
    canvas.getByRole('button', { name: 'Previous page' }).focus();
    await isAimed(1);
    await expect(args.onPageChange).not.toHaveBeenCalled();
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

/** '1–20 of 1,000' never breaks: the page and its buttons go below it instead. */
export const ManyRows: Story = {
  args: { page: 50_000, count: 1_000_000 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText('999,981–1,000,000 of 1,000,000');
    await expect(linesOf(text)).toBe(1);
    await expect(canvas.getByRole('textbox', { name: 'Page, of 50,000' })).toHaveValue('50,000');
  },
};

// R396.
/**
 * Enter goes to the page that is typed, or to the nearest that there is. What is no number goes
 * nowhere.
 */
export const Typed: Story = {
  tags: ['!dev'],
  args: { page: 3, count: 40_000 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Page, of 2,000' });
    const goTo = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      // The field shows the page that is shown, not what was typed.
      await waitFor(() => expect(field).toHaveValue('3'));
      await expect(field).toHaveFocus();
    };
    for (const text of ['17', '1,247', '2001', '-4', '0', 'last', ' ', '2,5', '2.5', '3'])
      await goTo(text);
    await expect(args.onPageChange.mock.calls).toEqual([[17], [1247], [2000], [1], [1]]);
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('3'));
    await expect(args.onPageChange.mock.calls).toHaveLength(5);
  },
};
