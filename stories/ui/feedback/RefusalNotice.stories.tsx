import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RefusalNotice } from '~/ui/feedback/notices';
import type { Refusal } from '~/lib/outcome';
import { generalMessages } from '~/api/messages';
import { longName, rtlOverrideText, unbrokenText } from '../../../tests/fixtures/texts';

let handleEnd: () => void = () => undefined;
const handleLookAgain = fn(
  () => new Promise<Refusal | undefined>((resolve) => (handleEnd = () => resolve(undefined))),
);

const meta = {
  title: 'Components/Feedback/RefusalNotice',
  component: RefusalNotice,
  parameters: { layout: 'padded' },
  args: { refusal: { text: 'This competition has already ended.' } },
} satisfies Meta<typeof RefusalNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

// R32.
/**
 * An unknown outcome is not an error. The button looks again only once, however often it is
 * pressed.
 */
export const OutcomeUnknown: Story = {
  args: { refusal: { text: generalMessages.outcomeUnknown, lookAgain: handleLookAgain } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('the result is unknown');
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-tone', 'warn');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(handleLookAgain).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Look again' })).toBeDisabled());
    handleEnd();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Look again' })).toBeEnabled());
  },
};

/** The server's errors for fields that the form doesn't show are listed here. */
export const WithOtherTexts: Story = {
  args: {
    refusal: { text: 'Please correct the marked fields.' },
    others: ['Not offered.', 'Something else.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please correct the marked fields.Not offered.Something else.',
    );
    await expect(canvas.getByRole('alert')).toHaveAttribute('data-tone', 'bad');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    refusal: {
      text: `${longName} ${rtlOverrideText}`,
      lookAgain: () => Promise.resolve(undefined),
    },
    others: [unbrokenText],
  },
  globals: { viewport: { value: 'phone' } },
};
