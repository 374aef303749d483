import { jerusalemDayAt, jerusalemInstant } from '@milgo/domain/time/jerusalem-day'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { DateField } from '@milgo/ui/date-field.tsx'
import { FieldGroup } from '@milgo/ui/field-group.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useState } from 'react'
import { useWords } from './words.ts'

/** The value of an unfinished moment. Every schema refuses it. */
export const noMoment = ''

const hoursOf = (text: string): number | undefined => {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)$/.exec(text.trim()) ?? []
  const hours = Number(hour) + Number(minute) / 60
  return Number(hour) < 24 && Number(minute) < 60 ? hours : undefined
}

/** Returns the moment of a day and an hour in Israel's time. Returns `noMoment` if either is invalid. */
export const momentOf = (day: string | null, hour: string): string => {
  const hours = hoursOf(hour)
  return day === null || hours === undefined ? noMoment : jerusalemInstant(day, hours).toISOString()
}

type Props = {
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Day and hour may both be empty, which means no value. */
  readonly isOptional?: boolean
  readonly error?: string | undefined
  readonly help?: string | undefined
  readonly isReadOnly?: boolean
}

/** A field for a moment: a day and an hour in Israel's time. */
export const MomentInput = ({
  label,
  value,
  onChange,
  isOptional = false,
  error,
  help,
  isReadOnly = false,
}: Props) => {
  const { officePeriods, formFields } = useWords()
  const { parts } = officePeriods
  const start = value ? new Date(value) : undefined
  const [day, setDay] = useState<string | null>(start ? jerusalemDayAt(start) : null)
  const [dayText, setDayText] = useState('')
  const [hour, setHour] = useState(start ? jerusalemTime(start).hour : '')
  const tell = (nextDay: string | null, typed: string, nextHour: string) => {
    const isEmpty = nextDay === null && typed === '' && nextHour.trim() === ''
    onChange(isOptional && isEmpty ? null : momentOf(nextDay, nextHour))
  }
  return (
    <FieldGroup label={label} help={help} error={error}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <DateField
          label={parts.day}
          words={formFields.date}
          value={day}
          onChange={(next, text) => {
            setDay(next)
            setDayText(text)
            tell(next, text, hour)
          }}
          isReadOnly={isReadOnly}
        />
        <TextField
          label={parts.hour}
          isLtr
          value={hour}
          onChange={(next) => {
            setHour(next)
            tell(day, dayText, next)
          }}
          input={{ inputMode: 'numeric', autoComplete: 'off', placeholder: '09:00' }}
          isReadOnly={isReadOnly}
        />
      </div>
    </FieldGroup>
  )
}
