import type { ChatDay } from '../../domain/chatGroups';
import { formatMessageDay, formatMessageTime } from '../../domain/messageDay';
import { ChatLine, type ChatLineProps, type ShownMessage } from './ChatLine';

export interface ChatDaysProps extends Pick<ChatLineProps, 'isReadOnly' | 'onRetry' | 'onDelete'> {
  days: readonly ChatDay<ShownMessage>[];
  /** Milliseconds since 1970. */
  now: number;
  /** How the other side is called. */
  creator: string;
}

/** A day's messages in one list, so that each keeps its place whatever is put in front of it. */
function DayLines({ day, now, creator, ...delivery }: Omit<ChatDaysProps, 'days'> & { day: ChatDay<ShownMessage> }) {
  return (
    <ul>
      {day.groups.flatMap(({ isMine, lines }) => {
        const times = lines.map(({ message }) => formatMessageTime(message.created_at, now));
        return lines.map(({ key, message }, index) => (
          <ChatLine
            key={key}
            message={message}
            isMine={isMine}
            // R178: whoever of the support side wrote it.
            sender={index > 0 ? undefined : isMine ? 'Support' : creator}
            time={times[index] === times[index + 1] ? undefined : times[index]}
            {...delivery}
          />
        ));
      })}
    </ul>
  );
}

/** A conversation by day and by sender, one's own side apart. */
export function ChatDays({ days, now, ...rest }: ChatDaysProps) {
  return days.map((day) => (
    <section key={day.key} className="chat-day">
      {day.day !== '' && (
        <h3>
          <span>{formatMessageDay(day.start, now)}</span>
        </h3>
      )}
      <DayLines day={day} now={now} {...rest} />
    </section>
  ));
}
