import { ChevronDown } from 'lucide-react'
import { CalendarMonthPicker, CalendarYearPicker } from 'react-aria-components/Calendar'

const selectStyle =
  'min-h-11 w-full cursor-pointer appearance-none rounded-small border border-line bg-surface ps-2.5 pe-7.5 text-body font-medium text-ink hover:border-brand'

type Choice = {
  readonly 'aria-label': string
  readonly value: string | number
  readonly onChange: (key: string | number | null) => void
  readonly items: readonly { readonly id: number; readonly formatted: string }[]
}

/** A native select: the phone's own wheel or the browser's own list, because a year of birth is far from today. */
const NativeSelect = ({ value, onChange, items, ...name }: Choice) => (
  <span className="relative min-w-0 last:shrink-0">
    <select
      {...name}
      className={selectStyle}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute end-2 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft"
    />
  </span>
)

export const CalendarMonthYear = ({ visibleYears }: { visibleYears: number }) => (
  <div className="flex min-w-0 gap-2">
    <CalendarMonthPicker format="long">{(month) => <NativeSelect {...month} />}</CalendarMonthPicker>
    <CalendarYearPicker visibleYears={visibleYears}>
      {(year) => <NativeSelect {...year} />}
    </CalendarYearPicker>
  </div>
)
