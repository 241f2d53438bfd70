import { Activity } from 'lucide-react';
import { Row, Panel } from '~/ui/layout/Layout';
import { formatDateTime, localDay } from '~/lib/dates';
import { formError } from '~/lib/fieldErrors';
import { oneOf } from '~/lib/records';
import { isBlank, trimText } from '~/lib/text';
import { useRef, type SyntheticEvent } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '~/ui/fields/Button';
import { resolverOf, textsOf, useFormValues } from '~/ui/fields/formRules';
import { SelectField, TextAreaField, TextField } from '~/ui/fields/Field';
import { DateTimeField } from '~/ui/fields/DateTimeField';
import { readingOfLocal } from '~/lib/localDateTime';
import {
  arrivalOf,
  countLabel,
  noNotification,
  notificationSizes,
  phoneClock,
  recipientLabels,
  validateNotification,
  zoneLabel,
  type NotificationValues,
} from './model';

const recipients = [
  { value: '', label: 'Choose recipients' },
  ...Object.entries(recipientLabels).map(([value, label]) => ({ value, label })),
];

interface PreviewProps {
  values: NotificationValues;
  now: number;
  arrival: number;
}

function Preview({ values, now, arrival }: PreviewProps) {
  const { time, date } = phoneClock(arrival);
  const who = oneOf(recipientLabels)(values.recipient);
  const late = values.when === 'schedule' ? 'No future date yet' : 'Now';
  const when = arrival > now ? formatDateTime(new Date(arrival).toISOString()) : late;
  return (
    <Panel title="Preview">
      <div className="phone">
        <p className="phone-time">{time}</p>
        <p className="phone-date">{date}</p>
        <div className="phone-message">
          <Row className="phone-head">
            <span className="topbar-mark">
              <Activity size={12} strokeWidth={2.5} aria-hidden />
            </span>
            now
          </Row>
          <p className="phone-title clamped" data-empty={isBlank(values.title) ? '' : undefined}>
            <bdi>{trimText(values.title) || 'Title'}</bdi>
          </p>
          <p className="phone-text clamped" data-empty={isBlank(values.message) ? '' : undefined}>
            <bdi>{trimText(values.message) || 'Message'}</bdi>
          </p>
        </div>
      </div>
      <p className="phone-caption">
        {`${who ? recipientLabels[who] : 'No recipient yet'} · ${when}`}
      </p>
    </Panel>
  );
}

type Form = UseFormReturn<NotificationValues>;

interface WhenProps extends PreviewProps {
  form: Form;
  timeZone: string;
}

function When({ form, values, now, arrival, timeZone }: WhenProps) {
  const reading = readingOfLocal(values.scheduled_for);
  const choice = form.register('when');
  return (
    <fieldset className="stack notify-when" data-gap={3}>
      <legend className="field-label">When</legend>
      <div className="notify-choices">
        {Object.entries({ now: 'Send now', schedule: 'Schedule' }).map(([value, label]) => (
          <label key={value} className="choice">
            <input type="radio" value={value} {...choice} />
            {label}
          </label>
        ))}
      </div>
      {values.when === 'schedule' && (
        <DateTimeField
          label="Date and time"
          value={values.scheduled_for}
          min={localDay(new Date(now).toISOString(), timeZone)}
          onPick={(text) => {
            form.setValue('scheduled_for', text, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            });
          }}
          error={form.formState.errors.scheduled_for?.message}
          help={
            <>
              {reading && <span>{reading}. </span>}
              <span>Time zone: {zoneLabel(timeZone, arrival)}</span>
            </>
          }
          input={form.register('scheduled_for')}
        />
      )}
    </fieldset>
  );
}

export interface NotificationFormProps {
  initial: NotificationValues;
  now: number;
  timeZone: string;
  onChange: (values: NotificationValues) => void;
  onSend: (values: NotificationValues) => void;
  onInvalid: (text: string) => void;
}

/** A second press within this time isn't meant for the form, which is empty by then. */
const doublePressMs = 600;

export function NotificationForm({
  initial,
  now,
  timeZone,
  onChange,
  onSend,
  onInvalid,
}: NotificationFormProps) {
  const form = useForm<NotificationValues>({
    defaultValues: initial,
    resolver: resolverOf((given) => validateNotification(given, now, timeZone)),
  });
  const { errors } = form.formState;
  const values = { ...noNotification, ...useWatch({ control: form.control }) };
  const preview = { values, now, arrival: arrivalOf(values, now, timeZone) };
  const sentAt = useRef(-doublePressMs);
  useFormValues(form, onChange);
  const handleSubmit = (event: SyntheticEvent) => {
    const { timeStamp } = event;
    const isDouble = timeStamp - sentAt.current < doublePressMs;
    const submit = form.handleSubmit(
      (given) => {
        sentAt.current = timeStamp;
        onSend(given);
        // Without its fields, the form couldn't move the focus before a second press.
        form.reset(noNotification, { keepFieldsRef: true });
        form.setFocus('title');
      },
      (broken) => onInvalid(formError(textsOf(broken)) ?? ''),
    );
    event.preventDefault();
    // The second press moved the focus.
    if (isDouble) form.setFocus('title');
    else void submit();
  };
  return (
    <>
      <Panel title="Send Notification">
        <form className="stack notify-form" noValidate onSubmit={handleSubmit}>
          <TextField
            label="Title"
            error={errors.title?.message}
            help={countLabel(values.title, notificationSizes.title)}
            input={form.register('title')}
          />
          <TextAreaField
            label="Message"
            error={errors.message?.message}
            help={countLabel(values.message, notificationSizes.message)}
            textarea={{ ...form.register('message'), rows: 5 }}
          />
          <SelectField
            label="Recipient"
            options={recipients}
            error={errors.recipient?.message}
            select={form.register('recipient')}
          />
          <When {...preview} form={form} timeZone={timeZone} />
          <Row gap={3}>
            <Button type="submit">
              {values.when === 'schedule' ? 'Schedule Notification' : 'Send Notification'}
            </Button>
            <p className="field-help">Simulated: nothing leaves this browser.</p>
          </Row>
        </form>
      </Panel>
      <Preview {...preview} />
    </>
  );
}
