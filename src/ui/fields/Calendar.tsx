import { DatePicker, parseDate } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { partsOfLocal } from '../../lib/localDateTime';
import { ChakraRoot } from '../overlays/ChakraRoot';
import { Popover } from '../overlays/Popover';

interface CalendarProps {
  /** The id of the button that opened it. It gets the focus back. */
  triggerId: string;
  /** A local date and time, as it is typed. Its day is marked; its time is kept. */
  value: string;
  /** A local date and time. The calendar begins there if no day is typed, and else today. */
  near?: string;
  onPick: (text: string) => void;
  onClose: () => void;
}

const morning = '09:00';

export function Calendar({ triggerId, value, near = '', onPick, onClose }: CalendarProps) {
  const { day, time = morning } = partsOfLocal(value);
  const first = day ?? partsOfLocal(near).day;
  const content = useRef<HTMLDivElement>(null);
  // After the panel has taken it: the arrow keys go from day to day at once.
  useEffect(() => {
    const cell = content.current?.querySelector<HTMLElement>(
      '[data-part="table-cell-trigger"][tabindex="0"]',
    );
    cell?.focus({ preventScroll: true });
    const panel = content.current?.closest('.popover');
    if (!panel) return undefined;
    // A month's days need more room than a year's months.
    const watch = new ResizeObserver(() => panel.scrollIntoView({ block: 'nearest' }));
    watch.observe(panel);
    return () => watch.disconnect();
  }, []);
  return (
    <Popover label="Calendar" triggerId={triggerId} onClose={onClose}>
      <ChakraRoot>
        <DatePicker.Root
          inline
          fixedWeeks
          startOfWeek={1}
          timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
          defaultValue={day === undefined ? [] : [parseDate(day)]}
          defaultFocusedValue={first === undefined ? undefined : parseDate(first)}
          onValueChange={({ value: [chosen] }) => {
            if (chosen) onPick(`${chosen.toString()} ${time}`);
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
      </ChakraRoot>
    </Popover>
  );
}
