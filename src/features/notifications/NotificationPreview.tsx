import { Activity } from 'lucide-react';
import { Panel } from '../../ui/layout/Panel';
import { arrivalOf, type NotificationValues } from './form';
import { isBlank, trimText } from '../../lib/text';
import { notificationTime, phoneClock, recipientLabels } from './items';

export interface NotificationPreviewProps {
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
export function NotificationPreview({ values, now, timeZone }: NotificationPreviewProps) {
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
      <p className="phone-caption">{caption(values, arrival > now, notificationTime(new Date(arrival).toISOString(), now))}</p>
    </Panel>
  );
}
