import type { ChatDay, ChatGroup, ChatLine, MessageFields } from '../../domain/chatGroups';
import type { Outgoing } from '../../domain/chatOutbox';
import { formatDateTime } from '../../domain/dates';
import { formatMessageDay, formatMessageTime } from '../../domain/messageDay';
import { DeliveryNote, type DeliveryNoteProps } from './DeliveryNote';
import { MessageText } from './MessageText';

/** A message as it is shown: one that was read, or one of one's own on its way. */
export interface ShownMessage extends MessageFields {
  outgoing?: Outgoing;
}

export interface ChatGroupsProps extends Pick<DeliveryNoteProps, 'isReadOnly' | 'onRetry' | 'onDelete'> {
  days: readonly ChatDay<ShownMessage>[];
  /** Milliseconds since 1970. */
  now: number;
  /** How the other side is called. */
  creator: string;
}

type GroupProps = Omit<ChatGroupsProps, 'days'> & { group: ChatGroup<ShownMessage> };

/** The time of a message, unless the next one of its group says the same. */
function timeAfter(line: ChatLine<ShownMessage>, next: ChatLine<ShownMessage> | undefined, now: number): string | undefined {
  const time = formatMessageTime(line.message.created_at, now);
  return next && formatMessageTime(next.message.created_at, now) === time ? undefined : time;
}

function Group({ group, now, creator, ...delivery }: GroupProps) {
  return (
    <div className="chat-group" data-mine={group.isMine ? '' : undefined}>
      <p className="chat-sender">
        {/* R178: whoever of the support side wrote it. */}
        <bdi>{group.isMine ? 'Support' : creator}</bdi>
      </p>
      <ul>
        {group.lines.map((line, index) => {
          const { outgoing, text, created_at: at } = line.message;
          const time = timeAfter(line, group.lines[index + 1], now);
          return (
            <li key={line.key} data-delivery={outgoing?.delivery}>
              <MessageText text={text} />
              {outgoing && outgoing.delivery !== 'sent' ? (
                <DeliveryNote outgoing={outgoing} {...delivery} />
              ) : (
                time !== undefined && (
                  <time dateTime={typeof at === 'string' ? at : undefined} title={formatDateTime(at)}>
                    {time}
                  </time>
                )
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A conversation by day and by sender, one's own side apart. */
export function ChatGroups({ days, now, ...rest }: ChatGroupsProps) {
  return days.map(({ key, day, start, groups }) => (
    <section key={key} className="chat-day">
      {day !== '' && (
        <h3>
          <span>{formatMessageDay(start, now)}</span>
        </h3>
      )}
      {groups.map((group) => (
        <Group key={group.key} group={group} now={now} {...rest} />
      ))}
    </section>
  ));
}
