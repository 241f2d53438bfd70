import { Activity } from 'lucide-react';
import { Panel } from '../../ui/layout/Panel';
import {
  arrivalOf,
  type NotificationValues,
  countLabel,
  noNotification,
  notificationFormError,
  notificationSizes,
  validateNotification,
  zoneLabel,
  notificationTime,
  phoneClock,
  recipientLabels,
  recipientGroups,
} from './model';
import { isBlank, trimText } from '../../lib/text';
import { useEffect, useEffectEvent, useRef, type SyntheticEvent } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/fields/Button';
import { resolverOf, textsOf } from '../../ui/fields/formRules';
import { SelectField } from '../../ui/fields/SelectField';
import { TextAreaField } from '../../ui/fields/TextAreaField';
import { DateTimeField } from '../../ui/fields/DateTimeField';
import { TextField } from '../../ui/fields/TextField';
import { readingOfLocal } from '../../lib/localDateTime';

interface NotificationPreviewProps {
  /** The values of the form, as typed so far. */
  values: NotificationValues;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The IANA name of the admin's time zone. */
  timeZone: string;
}

const labels: Readonly<Record<string, string>> = recipientLabels;

function caption(values: NotificationValues, isLater: boolean, moment: string): string {
  const who = Object.hasOwn(labels, values.recipient) ? labels[values.recipient] : undefined;
  return `${who ?? 'Nobody chosen yet'} · ${isLater ? moment : 'Now'}`;
}

/** A preview for recipients: a phone that has just received the message. */
function NotificationPreview({ values, now, timeZone }: NotificationPreviewProps) {
  const arrival = arrivalOf(values, now, timeZone);
  const { time, date } = phoneClock(arrival);
  return (
    <Panel title="Preview">
      <div className="phone">
        <p className="phone-time">{time}</p>
        <p className="phone-date">{date}</p>
        <div className="phone-message">
          <p className="phone-head">
            <span className="topbar-mark">
              <Activity size={12} strokeWidth={2.5} aria-hidden />
            </span>
            now
          </p>
          <p className="phone-title clamped" data-empty={isBlank(values.title) ? '' : undefined}>
            <bdi>{trimText(values.title) || 'Title'}</bdi>
          </p>
          <p className="phone-text clamped" data-empty={isBlank(values.message) ? '' : undefined}>
            <bdi>{trimText(values.message) || 'Message'}</bdi>
          </p>
        </div>
      </div>
      <p className="phone-caption">
        {caption(values, arrival > now, notificationTime(new Date(arrival).toISOString(), now))}
      </p>
    </Panel>
  );
}

export interface NotificationFormProps {
  /** The values that the form starts with. */
  initial: NotificationValues;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The admin's time zone; scheduled times are local times in it. */
  timeZone: string;
  /** Called at every change, and with the empty form after sending. */
  onChange: (values: NotificationValues) => void;
  /** Called with the notification to send or schedule once it passes all rules. */
  onSend: (values: NotificationValues) => void;
  /** Called with the text of the broken rule. Nothing is sent then. */
  onInvalid: (text: string) => void;
}

type Form = UseFormReturn<NotificationValues>;

/**
 * A second press within this time is part of a double click, and not meant for the form, which is
 * empty after sending.
 */
const doublePressMs = 600;

const recipients = [
  { value: '', label: 'Choose who gets it' },
  ...recipientGroups.map((value) => ({ value, label: recipientLabels[value] })),
];

function When({
  form,
  values,
  now,
  timeZone,
}: {
  form: Form;
  values: NotificationValues;
  now: number;
  timeZone: string;
}) {
  const { errors } = form.formState;
  const reading = readingOfLocal(values.scheduled_for);
  return (
    <fieldset className="notify-when">
      <legend className="field-label">When</legend>
      <div className="notify-choices">
        <label className="choice">
          <input type="radio" value="now" {...form.register('when', { deps: ['scheduled_for'] })} />
          Send now
        </label>
        <label className="choice">
          <input
            type="radio"
            value="schedule"
            {...form.register('when', { deps: ['scheduled_for'] })}
          />
          Schedule
        </label>
      </div>
      {values.when === 'schedule' && (
        <DateTimeField
          label="Date and time"
          value={values.scheduled_for}
          onPick={(text) => {
            form.setValue('scheduled_for', text, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            });
          }}
          error={errors.scheduled_for?.message}
          help={
            <>
              {reading && <span>{reading}. </span>}
              <span>Time zone: {zoneLabel(timeZone, arrivalOf(values, now, timeZone))}</span>
            </>
          }
          input={form.register('scheduled_for')}
        />
      )}
    </fieldset>
  );
}

function Fields({
  form,
  values,
  now,
  timeZone,
}: {
  form: Form;
  values: NotificationValues;
  now: number;
  timeZone: string;
}) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label="Title"
        error={errors.title?.message}
        help={countLabel(values.title, notificationSizes.title)}
        input={{ ...form.register('title'), autoComplete: 'off' }}
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
      <When form={form} values={values} now={now} timeZone={timeZone} />
    </>
  );
}

// Section 2.
/** Writes a notification, to be sent now or later, next to a preview of what its recipients see. */
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
  const values = { ...noNotification, ...useWatch({ control: form.control }) };
  const sentAt = useRef(-doublePressMs);
  const tell = useEffectEvent(() => onChange(form.getValues()));
  const text = JSON.stringify(values);
  useEffect(() => {
    tell();
  }, [text]);
  const send = (given: NotificationValues) => {
    onSend(given);
    // Without its fields the form couldn't move the focus until it has rendered, and a second press
    // can come before that.
    form.reset(noNotification, { keepFieldsRef: true });
    form.setFocus('title');
  };
  const handleSubmit = (event: SyntheticEvent) => {
    const { timeStamp } = event;
    const isDouble = timeStamp - sentAt.current < doublePressMs;
    const submit = form.handleSubmit(
      (given) => {
        sentAt.current = timeStamp;
        send(given);
      },
      (broken) => onInvalid(notificationFormError(textsOf(broken)) ?? ''),
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
          <Fields form={form} values={values} now={now} timeZone={timeZone} />
          <div className="notify-send">
            <Button type="submit">
              {values.when === 'schedule' ? 'Schedule Notification' : 'Send Notification'}
            </Button>
            <p className="muted">Simulated: nothing leaves this browser.</p>
          </div>
        </form>
      </Panel>
      <NotificationPreview values={values} now={now} timeZone={timeZone} />
    </>
  );
}
