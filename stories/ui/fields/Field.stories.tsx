import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CheckboxField } from '~/ui/fields/CheckboxField';
import { SelectField, TextAreaField, TextField } from '~/ui/fields/Field';
import { NumberField } from '~/ui/fields/NumberField';
import { longName, longParagraph, unbrokenText } from '../../../tests/fixtures/texts';

const ticked = fn();

interface FieldsProps {
  label: string;
  text: string;
  help?: string;
  error?: string;
}

function Fields({ label, text, ...field }: FieldsProps) {
  return (
    <div className="stack">
      <TextField {...field} label={`${label}, one line`} input={{ defaultValue: text }} />
      <TextAreaField {...field} label={`${label}, lines`} textarea={{ defaultValue: text }} />
      <SelectField
        {...field}
        label={`${label}, chosen`}
        options={[{ value: '', label: text }]}
        select={{ name: 'chosen' }}
      />
      <NumberField {...field} label={`${label}, number`} unit="%" input={{ name: 'number' }} />
      <NumberField {...field} label={`${label}, money`} isMoney input={{ name: 'money' }} />
      <CheckboxField
        label={`${label}, ticked`}
        error={field.error}
        meanings={{ on: 'Allowed', off: 'Prohibited' }}
        input={{ name: 'ticked', onChange: ticked }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Fields/Field',
  component: Fields,
  parameters: { layout: 'padded' },
  args: { label: 'Name', text: 'Amara' },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    // The unit is shown in the field, and screen readers read it with the label. The text stays as
    // it was typed.
    const number = canvas.getByRole('textbox', { name: 'Name, number (%)' });
    await expect(number).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(number, '4,25');
    await waitFor(() => expect(number).toHaveValue('4,25'));
    await expect(
      canvas.getByRole('textbox', { name: 'Name, money' }).parentElement,
    ).toHaveTextContent('$');
    // A click anywhere in the tile toggles it, and so does the space bar. What a tick means is its
    // description.
    const box = canvas.getByRole('checkbox', { name: 'Name, ticked' });
    await expect(box).toHaveAccessibleDescription('Prohibited');
    await userEvent.click(canvas.getByText('Name, ticked'));
    await waitFor(() => expect(box).toBeChecked());
    await expect(box).toHaveAccessibleDescription('Allowed');
    await expect(canvas.getByText('Prohibited')).not.toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(ticked).toHaveBeenCalledTimes(2);
  },
};

export const WithErrorAndHelp: Story = {
  args: { help: 'As it stands in the passport.', error: 'Name is required' },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByLabelText(/^Name/)) {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleErrorMessage('Name is required');
    }
    await expect(canvas.getByLabelText('Name, lines')).toHaveAccessibleDescription(
      'As it stands in the passport. Name is required',
    );
  },
};

export const LongText: Story = {
  args: { label: longName, text: longParagraph, help: longName, error: unbrokenText },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
