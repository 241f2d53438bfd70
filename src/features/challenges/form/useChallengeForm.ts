import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { resolverOf, useServerErrors } from '~/ui/fields/formRules';
import {
  allChallengeFields,
  challengeFormFields,
  type ChallengeFormField,
  type ChallengeFormValues,
} from './fields';
import { isSameChallengeValue, validateChallenge } from './form';

export interface ChallengeFormState {
  mode: 'create' | 'edit';
  opened: ChallengeFormValues;
  initial: ChallengeFormValues;
  selectsName?: boolean;
  onChange: (values: ChallengeFormValues) => void;
  onSubmit: (values: ChallengeFormValues) => void;
  onInvalid: () => void;
}

/**
 * The fields of phase 2 are registered late, so react-hook-form doesn't know their order on the
 * screen.
 */
const invalidFields = (form: UseFormReturn<ChallengeFormValues>) =>
  allChallengeFields.filter((field) => form.getFieldState(field).invalid);

function focusFirst(form: UseFormReturn<ChallengeFormValues>): void {
  const [first] = invalidFields(form);
  if (first) form.setFocus(first);
}

/**
 * The rules are checked on submit. After that, an error disappears when its field is corrected, and
 * new ones appear only with the next submit.
 */
function recheck(form: UseFormReturn<ChallengeFormValues>, changed: string | undefined): void {
  // Only the server could check its own errors again, so that of the changed field is removed.
  const checked = invalidFields(form).filter(
    (field) => field === changed || form.getFieldState(field).error?.type !== 'server',
  );
  if (checked.length > 0) void form.trigger(checked);
}

export function useChallengeForm(
  { mode, opened, initial, selectsName = false, onChange, onSubmit, onInvalid }: ChallengeFormState,
  fieldErrors: Record<string, string[]> | undefined,
) {
  const before = useRef(opened);
  const form = useForm<ChallengeFormValues>({
    defaultValues: initial,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: resolverOf((values) =>
      validateChallenge(values, mode === 'edit' ? opened : undefined),
    ),
    errors: useServerErrors(fieldErrors),
  });
  const put = (fields: readonly ChallengeFormField[], values: ChallengeFormValues) => {
    for (const field of fields) form.setValue(field, values[field]);
    onChange(form.getValues());
  };
  const handleChange = useEffectEvent(
    (values: ChallengeFormValues, changed: string | undefined) => {
      recheck(form, changed);
      onChange(values);
    },
  );
  const follow = useEffectEvent(() => {
    const [known, now] = [before.current, form.getValues()];
    before.current = opened;
    put(
      challengeFormFields.filter((field) => isSameChallengeValue(field, known, now)),
      opened,
    );
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => handleChange(values, name),
      }),
    [form],
  );
  useEffect(() => {
    if (selectsName) form.setFocus('name', { shouldSelect: true });
  }, [form, selectsName]);
  useEffect(() => {
    if (fieldErrors) focusFirst(form);
  }, [form, fieldErrors]);
  useEffect(() => {
    if (before.current !== opened) follow();
  }, [opened]);
  const submit = form.handleSubmit(
    (values) => onSubmit(values),
    () => {
      focusFirst(form);
      onInvalid();
    },
  );
  return { form, submit: () => void submit(), put };
}
