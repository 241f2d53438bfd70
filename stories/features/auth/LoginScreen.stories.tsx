import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import mark from '~/ui/theme/icon.svg?url';
import { authMessages } from '~/features/auth/messages';
import { LoginScreen } from '~/features/auth/LoginScreen';
import { unbrokenText } from '../../../tests/fixtures/texts';

const meta = {
  title: 'Screens/Login/Login',
  component: LoginScreen,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { isBusy: false, onSubmit: fn(), onWarning: fn() },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.login-brand .topbar-mark')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Login Admin Account' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Login Admin Account · Admin'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

// R41.
/** The firm's logo from `config.json` instead of the console's own mark. */
export const WithAFirmsLogo: Story = {
  args: { logo: mark },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.login-brand .topbar-mark')).toBeNull();
    const logo = canvasElement.querySelector<HTMLImageElement>('.login-brand .topbar-logo');
    await waitFor(() => expect(logo?.naturalWidth).toBeGreaterThan(0));
    await expect(logo).toHaveStyle({ height: '26px' });
    await expect(logo).toHaveAttribute('alt', '');
  },
};

export const Submitted: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'admin@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'admin-password{Enter}');
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([
        [{ email: 'admin@example.com', password: 'admin-password' }],
      ]),
    );
    await expect(args.onWarning).not.toHaveBeenCalled();
  },
};

export const NothingEntered: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() =>
      expect(args.onWarning.mock.calls).toEqual([['Email and password are required.']]),
    );
    // The text is about both fields. It stands beside the first one, which has the focus.
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleErrorMessage(
        'Email and password are required.',
      ),
    );
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
    await waitFor(() =>
      expect(canvas.getAllByText('Email and password are required.')).toHaveLength(1),
    );
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

// Section 8.
/** The server's reason stays beside the button after its toast has gone. */
export const Failed: Story = {
  args: { refusal: { text: 'Please check your credentials and try again.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please check your credentials and try again.',
    );
  },
};

// R234.
/** The session ended because nobody used the console. */
export const AfterAnIdleHour: Story = {
  args: { notice: authMessages.idle(60) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('after 60 minutes of inactivity');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

/** A second submit is blocked while loading. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Logging in…' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Email'), 'admin@example.com{Enter}');
    await waitFor(() => expect(args.onSubmit).not.toHaveBeenCalled());
  },
};

export const LongTextTyped: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Email'));
    await userEvent.paste(`${unbrokenText}@example.com`);
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste(`${unbrokenText}{Enter}`);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
