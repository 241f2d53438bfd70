import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { errorText, resolverOf, textsOf, useServerErrors } from '~/ui/fields/formRules';
import { read, writtenFiles } from '../../architecture/tree';

interface Values {
  name: string;
  address: { town: string };
}

const rules = ({ name, address }: Values) => ({
  name: name === '' ? 'Name is required' : undefined,
  ...(address.town === '' && { 'address.town': 'Town is required' }),
});
const empty: Values = { name: '', address: { town: '' } };
const full: Values = { name: 'Amara', address: { town: 'Lagos' } };

/** A form with these rules. The server's errors are those of the hook's props. */
const formOf = (values: Values, fieldErrors?: Record<string, string[]>) =>
  renderHook(
    ({ fromServer }) => {
      const form = useForm<Values>({
        defaultValues: values,
        resolver: resolverOf(rules),
        errors: useServerErrors(fromServer),
      });
      return { form, errors: form.formState.errors };
    },
    { initialProps: { fromServer: fieldErrors } },
  );

it('takes what the fields hold, if the browser has filled them in without an event', async () => {
  const sent: unknown[] = [];
  function SignIn() {
    const { register, handleSubmit } = useForm({
      defaultValues: { email: '', password: '' },
      resolver: resolverOf(({ email, password }: Record<'email' | 'password', string>) => ({
        email: email && password ? undefined : 'Both are required',
      })),
    });
    return (
      <form
        aria-label="Sign in"
        onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}
      >
        <input type="email" aria-label="Email" {...register('email')} />
        <input type="password" aria-label="Password" {...register('password')} />
      </form>
    );
  }
  render(<SignIn />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'typed@example.com' } });
  for (const [label, value] of [
    ['Email', 'ada@example.com'],
    ['Password', 'secret'],
  ] as const)
    Object.assign(screen.getByLabelText(label), { value });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(sent).toEqual([{ email: 'ada@example.com', password: 'secret' }]));
});

describe('the rules of a form', () => {
  it('put the text of each broken rule at its field, and nothing is submitted', async () => {
    const { result } = formOf(empty);
    const outcome: unknown[] = [];
    await act(() =>
      result.current.form.handleSubmit(
        (values) => outcome.push(values),
        (errors) => outcome.push(textsOf(errors)),
      )(),
    );
    expect(outcome).toEqual([{ name: 'Name is required', address: undefined }]);
    expect(errorText(result.current.errors, 'name')).toBe('Name is required');
    expect(errorText(result.current.errors, 'address.town')).toBe('Town is required');
    expect(errorText(result.current.errors, 'address')).toBeUndefined();
  });

  it('submit the values if none is broken', async () => {
    const { result } = formOf(full);
    const sent: Values[] = [];
    await act(() => result.current.form.handleSubmit((values) => void sent.push(values))());
    expect(sent).toEqual([full]);
  });
});

describe("the server's errors of single fields (R4)", () => {
  const refused = {
    name: ['Too short.', 'Not a name.'],
    'address.town': ['Unknown town.'],
    __proto__: ['x'],
    nobody: ['Not a field.'],
  };

  it('are at the same fields, with all their texts', () => {
    const { result } = formOf(full, refused);
    expect(errorText(result.current.errors, 'name')).toBe('Too short. Not a name.');
    expect(errorText(result.current.errors, 'address.town')).toBe('Unknown town.');
  });

  it('are gone at the next submit, which is not held up by them', async () => {
    const { result } = formOf(full, refused);
    const sent: Values[] = [];
    await act(() => result.current.form.handleSubmit((values) => void sent.push(values))());
    expect(sent).toEqual([full]);
    expect(result.current.errors).toEqual({});
  });

  it('are gone when the next attempt begins, and back when it is refused in the same words', () => {
    const { result, rerender } = formOf(full, refused);
    rerender({ fromServer: undefined });
    expect(result.current.errors).toEqual({});
    rerender({ fromServer: { ...refused } });
    expect(errorText(result.current.errors, 'address.town')).toBe('Unknown town.');
  });
});

it('every form has its rules as a resolver, and sets no error of its own', () => {
  const forms = writtenFiles.filter(
    (file) => file.startsWith('src/') && /\buseForm[<(]/.test(read(file)),
  );
  expect(forms.length).toBeGreaterThan(6);
  expect(forms.filter((file) => !read(file).includes('resolver: resolverOf('))).toEqual([]);
  expect(
    writtenFiles.filter((file) => file.startsWith('src/') && /\bsetError\(/.test(read(file))),
  ).toEqual([]);
  // A form that keeps its own values and errors would be a second way.
  const dialogs = writtenFiles.filter(
    (file) => file.startsWith('src/features/') && read(file).includes('<FormDialog'),
  );
  expect(
    dialogs.filter((file) => !forms.includes(file) && !read(file).includes('useContentForm')),
  ).toEqual([]);
});
