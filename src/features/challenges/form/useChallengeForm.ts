import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { resolverOf, useServerErrors } from '../../../ui/fields/formRules';
import { isSameChallengeValue, validateChallenge } from './form';
import {
  challengeFormFields,
  isChallengeFormField,
  type ChallengeFormField,
  type ChallengeFormValues,
  challengeSections,
} from './fields';

/** The fields in the order of the screen. The first invalid one gets the focus. */
const inOrder = challengeSections
  .flatMap(({ fields }) => fields.map(({ name }) => name))
  .filter(isChallengeFormField);

export interface ChallengeFormEvents {
  /** Called with all values at each change. */
  onChange: (values: ChallengeFormValues) => void;
  /** Called with the values once they pass all rules. */
  onSubmit: (values: ChallengeFormValues) => void;
  /** Called if a rule of section 5 is broken. Nothing is sent then. */
  onInvalid: () => void;
}

export interface ChallengeFormState extends ChallengeFormEvents {
  mode: 'create' | 'edit';
  /**
   * The values that the form's changes are compared with. If they change, fields that the admin
   * hasn't changed get the new values.
   */
  opened: ChallengeFormValues;
  /** The values that the form starts with: the same, or a draft's. */
  initial: ChallengeFormValues;
  /** Whether the name is selected when the form opens: of a copy it is changed first. */
  selectsName?: boolean;
  /** The server's errors of single fields. */
  fieldErrors?: Record<string, string[]>;
}

/**
 * Moves to the first invalid field. The fields of phase 2 are registered late, so react-hook-form
 * doesn't know the screen's order.
 */
function focusFirst(form: UseFormReturn<ChallengeFormValues>): void {
  const first = inOrder.find((field) => form.getFieldState(field).invalid);
  if (first) form.setFocus(first);
}

/**
 * Section 5: the rules are checked only on submit. After that, an error disappears when its field
 * is corrected; new errors appear only at the next submit.
 */
function recheck(form: UseFormReturn<ChallengeFormValues>, changed: string | undefined): void {
  const invalid = inOrder.filter((field) => form.getFieldState(field).invalid);
  const isServers = (field: ChallengeFormField) =>
    form.getFieldState(field).error?.type === 'server';
  // A changed field's server error is removed: only the server could check it again.
  const checked = invalid.filter((field) => field === changed || !isServers(field));
  if (checked.length > 0) void form.trigger(checked);
}

/**
 * The state of a challenge's form: its values, the rules of section 5, and the server's errors of
 * single fields.
 */
export function useChallengeForm(state: ChallengeFormState) {
  const {
    mode,
    opened,
    initial,
    selectsName = false,
    fieldErrors,
    onChange,
    onSubmit,
    onInvalid,
  } = state;
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
  const handleChange = useEffectEvent(
    (values: ChallengeFormValues, changed: string | undefined) => {
      recheck(form, changed);
      onChange(values);
    },
  );
  const handleFieldErrors = useEffectEvent(() => {
    if (fieldErrors) focusFirst(form);
  });
  const follow = useEffectEvent(() => {
    const known = before.current;
    before.current = opened;
    for (const field of challengeFormFields)
      if (isSameChallengeValue(field, known, form.getValues())) form.setValue(field, opened[field]);
    onChange(form.getValues());
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
    handleFieldErrors();
  }, [fieldErrors]);
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
  return {
    form,
    submit: () => void submit(),
    /** Sets some fields to other values. */
    put: (fields: readonly ChallengeFormField[], values: ChallengeFormValues) => {
      for (const field of fields) form.setValue(field, values[field]);
      onChange(form.getValues());
    },
  };
}
