import { CalendarIcon } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { loadable } from '../loadable';
import type { CalendarProps } from './Calendar';
import './fields.css';

const Calendar = loadable(() => import('./Calendar'), 'Calendar');

export interface DateInputProps extends Omit<CalendarProps, 'triggerId' | 'onClose'> {
  /** For a filter, `value` is the typed text; a form's field has its own. */
  input: Omit<ComponentProps<'input'>, 'type' | 'className'>;
  labelId: string;
}

/**
 * A date that is typed or picked. The browser's own field would be typed differently in each
 * language.
 */
export function DateInput({ input, labelId, onPick, ...calendar }: DateInputProps) {
  const buttonId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="date-input" ref={field}>
      <input
        className="control"
        type="text"
        placeholder={calendar.isDayOnly ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:MM'}
        autoComplete="off"
        {...input}
      />
      <button
        type="button"
        id={buttonId}
        className="icon-button"
        aria-label="Open calendar"
        title="Open calendar"
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={Calendar.prepare}
        onFocus={Calendar.prepare}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarIcon size={18} aria-hidden />
      </button>
      {isOpen && (
        <Calendar
          {...calendar}
          triggerId={buttonId}
          onPick={(text) => {
            onPick(text);
            setIsOpen(false);
            field.current?.querySelector('input')?.focus();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
