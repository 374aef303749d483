import { readDayRange, writeDayRange } from '@milgo/domain/queue/day-range'
import { DateField } from '@milgo/ui/date-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'

type Props = { readonly text: string; readonly onChange: (text: string) => void }

/**
 * A range of days, both included. If one day is empty, the range is the other day. An invalid range filters nothing.
 */
export const DayRangeFields = ({ text, onChange }: Props) => {
  const { officeQueue, formFields } = useWords()
  const { filterDialog } = officeQueue
  const written = readDayRange(text)
  const [from, setFrom] = useState<string | null>(written?.from ?? null)
  const [to, setTo] = useState<string | null>(written?.to ?? null)
  const { date: words } = formFields
  const write = (first: string | null, last: string | null) => {
    const [begin, end] = [first ?? last, last ?? first]
    onChange(begin === null || end === null ? '' : writeDayRange({ from: begin, to: end }))
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={filterDialog.from}
        words={words}
        value={from}
        onChange={(day) => {
          setFrom(day)
          write(day, to)
        }}
      />
      <DateField
        label={filterDialog.to}
        words={words}
        value={to}
        onChange={(day) => {
          setTo(day)
          write(from, day)
        }}
      />
    </div>
  )
}
