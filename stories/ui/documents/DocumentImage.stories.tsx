import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { DocumentImage } from '~/ui/documents/DocumentImage';
import { brokenPicture, buildPicture } from '../../documentPictures';

const meta = {
  title: 'Components/Documents/DocumentImage',
  component: DocumentImage,
  parameters: { layout: 'padded' },
  args: {
    label: 'ID Proof, front',
    url: buildPicture('ID front'),
    onLoaded: fn(),
    onEnlarge: fn(),
  },
} satisfies Meta<typeof DocumentImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(args.onLoaded).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('img', { name: 'ID Proof, front' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge ID Proof, front' }));
    await waitFor(() => expect(args.onEnlarge).toHaveBeenCalledOnce());
  },
};

export const Missing: Story = {
  args: { url: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not uploaded')).toBeVisible();
    await expect(args.onLoaded).not.toHaveBeenCalled();
  },
};

// Promise 8.
/** Only addresses with an image's schemes are ever requested. */
export const Blocked: Story = {
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not shown: the address of this file is not safe')).toBeVisible();
    await expect(canvasElement.querySelector('img, a')).toBeNull();
  },
};

export const Broken: Story = {
  tags: ['!dev'],
  args: { url: brokenPicture },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('ID Proof, front could not be shown')).toBeVisible();
    await expect(args.onLoaded).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('ID Proof, front could not be shown')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      brokenPicture,
    );
  },
};

export const Loading: Story = {
  args: { url: '/files/slow.png' },
  parameters: {
    msw: {
      handlers: [
        http.get('*/files/slow.png', async () => {
          await delay('infinite');
        }),
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status', { name: 'ID Proof, front is loading' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onLoaded).not.toHaveBeenCalled();
  },
};
