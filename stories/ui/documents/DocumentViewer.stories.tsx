import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DocumentViewer } from '~/ui/documents/DocumentViewer';
import { buildPicture } from '../../documentPictures';

function Turning(props: ComponentProps<typeof DocumentViewer>) {
  const [index, setIndex] = useState(props.index);
  return <DocumentViewer {...props} index={index} onIndexChange={setIndex} />;
}

const meta = {
  title: 'Components/Documents/DocumentViewer',
  component: DocumentViewer,
  render: (args) => <Turning {...args} />,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    images: [
      { label: 'ID Proof, front', url: buildPicture('ID front') },
      { label: 'ID Proof, back', url: buildPicture('ID back') },
    ],
    index: 0,
    onIndexChange: fn(),
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DocumentViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const stage = () => document.querySelector('.viewer-stage');

export const Populated: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(stage()).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'ID Proof, front' })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce());
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(stage()).toHaveFocus());
    await userEvent.keyboard('++]');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'ID Proof, front, 200 %' })).toHaveAttribute(
        'data-turned',
      ),
    );
    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'ID Proof, back' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = {
  ...Populated,
  globals: { viewport: { value: 'phone' } },
  play: undefined,
};
