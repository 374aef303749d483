import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { CalendarMonthYear } from './calendar-month-year.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  readonly label: string
  /** Days are `yyyy-mm-dd`. */
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** The month that is shown while no day is chosen. */
  readonly openAt?: string | undefined
}

/** A cell is narrower than 44 px only where seven cells of 44 px do not fit into the window. */
const cellStyle =
  'chosen flex h-11 w-[min(2.75rem,(100vw-50px)/7)] cursor-pointer items-center justify-center rounded-full text-body transition-colors duration-150 ' +
  'hover:bg-brand-wash data-outside-month:hidden data-today:font-bold data-today:text-brand ' +
  'data-selected:bg-brand data-selected:font-medium data-selected:text-on-brand ' +
  'data-disabled:cursor-not-allowed data-disabled:bg-transparent data-disabled:text-ink-faint data-disabled:opacity-50 ' +
  'focus-visible:rounded-full focus-visible:outline-offset-1'

/**
 * Returns twice the number of allowed years. React Aria cuts the list at both ends, and then every allowed year is in
 * it.
 */
const yearsBetween = (min: string | undefined, max: string | undefined): number =>
  min && max ? 2 * (Number(max.slice(0, 4)) - Number(min.slice(0, 4)) + 1) : 20

export const Calendar = ({ label, value, onChange, min, max, openAt }: Props) => (
  <AriaCalendar
    aria-label={label}
    autoFocus
    firstDayOfWeek="sun"
    value={value ? parseDate(value) : null}
    onChange={(date) => onChange(date.toString())}
    {...(min ? { minValue: parseDate(min) } : {})}
    {...(max ? { maxValue: parseDate(max) } : {})}
    {...(!value && openAt ? { defaultFocusedValue: parseDate(openAt) } : {})}
    className="w-fit p-3"
  >
    <header className="mb-2 flex items-center justify-between gap-1">
      <IconButton slot="previous">
        <ChevronLeft aria-hidden="true" className="mirrored size-5" />
      </IconButton>
      <CalendarMonthYear visibleYears={yearsBetween(min, max)} />
      <IconButton slot="next">
        <ChevronRight aria-hidden="true" className="mirrored size-5" />
      </IconButton>
    </header>
    <CalendarGrid weekdayStyle="narrow" className="border-collapse">
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="h-9 text-small font-medium text-ink-faint">{day}</CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={cellStyle} />}</CalendarGridBody>
    </CalendarGrid>
  </AriaCalendar>
)
