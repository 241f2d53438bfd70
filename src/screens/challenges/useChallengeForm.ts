import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isSameChallengeValue } from '../../domain/challengeChanges';
import { challengeFormFields, isChallengeFormField, type ChallengeFormField, type ChallengeFormValues } from '../../domain/challengeFields';
import { validateChallenge, type ChallengeErrors } from '../../domain/challengeRules';
import { challengeSections } from './challengeSections';

/** The fields as they stand on the screen: the first broken one takes the focus. */
const inOrder = challengeSections.flatMap(({ fields }) => fields.map(({ name }) => name)).filter(isChallengeFormField);

export interface ChallengeFormEvents {
  onChange: (values: ChallengeFormValues) => void;
  onSubmit: (values: ChallengeFormValues) => void;
  /** A rule of section 5 is broken; nothing is sent. */
  onInvalid: () => void;
}

export interface ChallengeFormState extends ChallengeFormEvents {
  mode: 'create' | 'edit';
  /** The values that changes are measured against. When they turn out to be others, what the admin hasn't touched follows them. */
  opened: ChallengeFormValues;
  /** The values that the form starts with: those, or a draft's. */
  initial: ChallengeFormValues;
  /** What the server said of single fields (R4). */
  fieldErrors?: Record<string, string[]>;
}

/** Shows errors of the rules or of the server, and moves to the first. */
function showErrors(form: UseFormReturn<ChallengeFormValues>, type: 'rule' | 'server', textOf: (field: ChallengeFormField) => string | undefined): boolean {
  const broken = inOrder.filter((field) => textOf(field) !== undefined);
  for (const field of broken) form.setError(field, { type, message: textOf(field) });
  if (broken[0]) form.setFocus(broken[0]);
  return broken.length > 0;
}

const isUnreadable = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement && element.validity.badInput;

/** A number input gives '' for a text that is no number ('5-'): it must not count as empty. */
const unreadable = (root: HTMLFormElement | null): ChallengeErrors => Object.fromEntries([...(root?.elements ?? [])].filter(isUnreadable).map(({ name }) => [name, 'Enter a number']));

/** Section 5: the rules are looked at on submit only. From then on an error goes when its field is put right; new ones wait for the next submit. */
function recheck(form: UseFormReturn<ChallengeFormValues>, problems: ChallengeErrors, changed: string | undefined): void {
  for (const field of challengeFormFields) {
    const { error } = form.getFieldState(field);
    if (!error) continue;
    // What the server minded is fine as far as we know once it was changed.
    if (error.type === 'server' ? field === changed : problems[field] === undefined) form.clearErrors(field);
    else if (error.type === 'rule' && error.message !== problems[field]) form.setError(field, { type: 'rule', message: problems[field] });
  }
}

/** The state of a challenge's form: its values, the rules of section 5, and the server's word on single fields. */
export function useChallengeForm({ mode, opened, initial, fieldErrors, onChange, onSubmit, onInvalid }: ChallengeFormState) {
  const form = useForm<ChallengeFormValues>({ defaultValues: initial, shouldFocusError: false });
  const root = useRef<HTMLFormElement>(null);
  const before = useRef(opened);
  const problemsOf = (values: ChallengeFormValues): ChallengeErrors => ({ ...unreadable(root.current), ...validateChallenge(values, mode === 'edit' ? opened : undefined) });
  const handleChange = useEffectEvent((values: ChallengeFormValues, changed: string | undefined) => {
    recheck(form, problemsOf(form.getValues()), changed);
    onChange(values);
  });
  const handleFieldErrors = useEffectEvent(() => {
    if (fieldErrors) showErrors(form, 'server', (field) => fieldErrors[field]?.join(' '));
  });
  const follow = useEffectEvent(() => {
    const known = before.current;
    before.current = opened;
    for (const field of challengeFormFields) if (isSameChallengeValue(field, known, form.getValues())) form.setValue(field, opened[field]);
    onChange(form.getValues());
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values, name }) => { handleChange(values, name); } }), [form]);
  useEffect(() => { handleFieldErrors(); }, [fieldErrors]);
  useEffect(() => {
    if (before.current !== opened) follow();
  }, [opened]);
  const check = (values: ChallengeFormValues) => {
    const problems = problemsOf(values);
    if (showErrors(form, 'rule', (field) => problems[field])) onInvalid();
    else onSubmit(values);
  };
  return {
    form,
    root,
    submit: () => {
      form.clearErrors();
      void form.handleSubmit(check)();
    },
    /** Puts other values into some fields. */
    put: (fields: readonly ChallengeFormField[], values: ChallengeFormValues) => {
      for (const field of fields) form.setValue(field, values[field]);
      onChange(form.getValues());
    },
  };
}
