import { DatePicker, parseDate } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { partsOfLocal } from '~/lib/localDateTime';
import { Popover } from '../overlays/Popover';

export interface CalendarProps {
  triggerId: string;
  value: string;
  /** A local date and time where the calendar opens if no day is typed. Today by default. */
  near?: string | undefined;
  isDayOnly?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (text: string) => void;
  onClose: () => void;
}

const morning = '09:00';

const dateOf = (day: string | undefined) => (day ? parseDate(day) : undefined);

export function Calendar({
  triggerId,
  value,
  near = '',
  isDayOnly = false,
  min,
  max,
  onPick,
  onClose,
}: CalendarProps) {
  const { day, time = morning } = partsOfLocal(value);
  const first = day ?? partsOfLocal(near).day;
  const content = useRef<HTMLDivElement>(null);
  // Runs after the panel took the focus, so that the arrow keys move through the days immediately.
  useEffect(() => {
    const cell = content.current?.querySelector<HTMLElement>(
      '[data-part="table-cell-trigger"][tabindex="0"]',
    );
    cell?.focus({ preventScroll: true });
  }, []);
  return (
    <Popover label="Calendar" triggerId={triggerId} onClose={onClose}>
      <DatePicker.Root
        inline
        fixedWeeks
        startOfWeek={1}
        timeZone={isDayOnly ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone}
        defaultValue={day === undefined ? [] : [parseDate(day)]}
        defaultFocusedValue={dateOf(first)}
        min={dateOf(min)}
        max={dateOf(max)}
        onValueChange={({ value: [chosen] }) => {
          if (chosen) onPick(isDayOnly ? chosen.toString() : `${chosen.toString()} ${time}`);
        }}
      >
        <DatePicker.Content ref={content}>
          <DatePicker.View view="day">
            <DatePicker.Header />
            <DatePicker.DayTable />
          </DatePicker.View>
          <DatePicker.View view="month">
            <DatePicker.Header />
            <DatePicker.MonthTable />
          </DatePicker.View>
          <DatePicker.View view="year">
            <DatePicker.Header />
            <DatePicker.YearTable />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </Popover>
  );
}
