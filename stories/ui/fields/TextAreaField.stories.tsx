import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TextAreaField } from '../../../src/ui/fields/Field';
import { longName, longParagraph, unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Components/Fields/TextAreaField',
  component: TextAreaField,
  parameters: { layout: 'padded' },
  args: { label: 'Description', textarea: { name: 'description' } },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithErrorAndHelp: Story = {
  args: { help: 'Plain text.', error: 'Competition description is required' },
  play: async ({ canvas }) => {
    const textarea = canvas.getByLabelText('Description');
    await expect(textarea).toBeInvalid();
    await expect(textarea).toHaveAccessibleDescription(
      'Plain text. Competition description is required',
    );
    await waitFor(() =>
      expect(textarea).toHaveAccessibleErrorMessage('Competition description is required'),
    );
  },
};

export const LongText: Story = {
  args: {
    label: longName,
    error: unbrokenText,
    textarea: { name: 'description', value: longParagraph, onChange: () => {} },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
