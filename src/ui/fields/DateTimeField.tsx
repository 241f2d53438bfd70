import { CalendarDays } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { loadableOverlay } from '../loadable';
import { Field, type FieldProps } from './Field';
import './fields.css';

const Calendar = loadableOverlay(() => import('./Calendar').then((module) => module.Calendar));

export interface DateTimeFieldProps extends Omit<FieldProps, 'children'> {
  input: Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>;
  value: string;
  /** A local date and time where the calendar begins while no day is typed. */
  near?: string;
  onPick: (text: string) => void;
}

/** A date with a time of day in 24 hours. The browser's own field may have a clock of 12. */
export function DateTimeField({ input, value, near, onPick, ...field }: DateTimeFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Field {...field} label={<span id={`${id}label`}>{field.label}</span>}>
      {(control) => (
        <div className="date-time">
          <input
            className="control"
            type="text"
            placeholder="YYYY-MM-DD HH:MM"
            autoComplete="off"
            {...control}
            {...input}
          />
          <button
            type="button"
            id={id}
            className="icon-button"
            aria-label="Open calendar"
            title="Open calendar"
            // A form may have several.
            aria-describedby={`${id}label`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={Calendar.prepare}
            onFocus={Calendar.prepare}
            onClick={() => setIsOpen(!isOpen)}
          >
            <CalendarDays size={18} aria-hidden />
          </button>
          {isOpen && (
            <Calendar
              triggerId={id}
              value={value}
              near={near}
              onPick={(text) => {
                onPick(text);
                setIsOpen(false);
                document.getElementById(control.id)?.focus();
              }}
              onClose={() => setIsOpen(false)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
