import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/fields/Button';
import { SelectField } from '../../components/fields/SelectField';
import { TextAreaField } from '../../components/fields/TextAreaField';
import { TextField } from '../../components/fields/TextField';
import { Panel } from '../../components/layout/Panel';
import {
  arrivalOf, countLabel, noNotification, notificationFields, notificationFormError, notificationSizes, validateNotification, zoneLabel, type NotificationValues,
} from '../../domain/notificationForm';
import { recipientGroups, recipientLabels } from '../../domain/notificationItems';
import { NotificationPreview } from './NotificationPreview';

export interface NotificationFormProps {
  /** What the form starts with. */
  initial: NotificationValues;
  now: number;
  /** The admin's own zone, whose clocks a schedule goes by. */
  timeZone: string;
  /** Called with every change, and with the empty form after sending. */
  onChange: (values: NotificationValues) => void;
  onSend: (values: NotificationValues) => void;
  /** The rule of section 5 that is broken, in its own words; nothing is sent then. */
  onInvalid: (text: string) => void;
}

type Form = UseFormReturn<NotificationValues>;

/** A field's handlers; what is said of it goes as soon as it is changed. */
const control = (form: Form, name: keyof NotificationValues) =>
  form.register(name, { onChange: () => { form.clearErrors(name === 'when' ? 'scheduled_for' : name); } });

/** After sending the form is empty: the second press of a double click is not meant for that one. */
const doublePressMs = 600;

const recipients = [{ value: '', label: 'Choose who gets it' }, ...recipientGroups.map((value) => ({ value, label: recipientLabels[value] }))];

function When({ form, values, now, timeZone }: { form: Form; values: NotificationValues; now: number; timeZone: string }) {
  const { errors } = form.formState;
  return (
    <fieldset className="notify-when">
      <legend>When</legend>
      <div className="notify-choices">
        <label>
          <input type="radio" value="now" {...control(form, 'when')} />
          Send now
        </label>
        <label>
          <input type="radio" value="schedule" {...control(form, 'when')} />
          Schedule
        </label>
      </div>
      {values.when === 'schedule' && (
        <TextField
          label="Date and time"
          type="datetime-local"
          error={errors.scheduled_for?.message}
          help={`Time zone: ${zoneLabel(timeZone, arrivalOf(values, now, timeZone))}`}
          input={control(form, 'scheduled_for')}
        />
      )}
    </fieldset>
  );
}

function Fields({ form, values, now, timeZone }: { form: Form; values: NotificationValues; now: number; timeZone: string }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField label="Title" error={errors.title?.message} help={countLabel(values.title, notificationSizes.title)} input={{ ...control(form, 'title'), autoComplete: 'off' }} />
      <TextAreaField
        label="Message"
        error={errors.message?.message}
        help={countLabel(values.message, notificationSizes.message)}
        textarea={{ ...control(form, 'message'), rows: 5 }}
      />
      <SelectField label="Recipient" options={recipients} error={errors.recipient?.message} select={control(form, 'recipient')} />
      <When form={form} values={values} now={now} timeZone={timeZone} />
    </>
  );
}

/** Section 2's send form beside what recipients will see. */
export function NotificationForm({ initial, now, timeZone, onChange, onSend, onInvalid }: NotificationFormProps) {
  const form = useForm<NotificationValues>({ defaultValues: initial });
  const values = { ...noNotification, ...useWatch({ control: form.control }) };
  const sentAt = useRef(-doublePressMs);
  const tell = useEffectEvent(() => {
    onChange(form.getValues());
  });
  const text = JSON.stringify(values);
  useEffect(() => { tell(); }, [text]);
  const submit = (given: NotificationValues) => {
    const errors = validateNotification(given, now, timeZone);
    const rule = notificationFormError(errors);
    if (rule === undefined) {
      onSend(given);
      // First: emptied, the form knows its fields again only when it was drawn.
      form.setFocus('title');
      form.reset(noNotification);
      return true;
    }
    const broken = notificationFields.filter((field) => errors[field] !== undefined);
    for (const field of broken) form.setError(field, { type: 'rule', message: errors[field] });
    if (broken[0]) form.setFocus(broken[0]);
    onInvalid(rule);
    return false;
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { timeStamp } = event;
    if (timeStamp - sentAt.current < doublePressMs) {
      // That press took the focus.
      form.setFocus('title');
      return;
    }
    form.clearErrors();
    if (submit(form.getValues())) sentAt.current = timeStamp;
  };
  return (
    <>
      <Panel title="Send Notification">
        <form className="stack notify-form" noValidate onSubmit={handleSubmit}>
          <Fields form={form} values={values} now={now} timeZone={timeZone} />
          <div className="notify-send">
            <Button type="submit">{values.when === 'schedule' ? 'Schedule Notification' : 'Send Notification'}</Button>
            <p className="muted">Simulated: nothing leaves this browser.</p>
          </div>
        </form>
      </Panel>
      <NotificationPreview values={values} now={now} timeZone={timeZone} />
    </>
  );
}
