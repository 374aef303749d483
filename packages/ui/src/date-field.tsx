import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import type { Calendar as CalendarComponent } from './calendar.tsx'
import { loadCalendar } from './calendar-code.ts'
import { dateTextOf, findShortYear, parseDateText } from './date-text.ts'
import { IconButton } from './icon-button.tsx'
import { popoverStyle } from './popover-style.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type DateFieldWords = {
  readonly openCalendar: string
  readonly calendar: string
  /** The order of day, month and year as letters: the placeholder. */
  readonly pattern: string
}

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'isLtr' | 'after' | 'input' | 'onFocus'> & {
  readonly words: DateFieldWords
  /** `yyyy-mm-dd`, or null while the text is no date. */
  readonly value: string | null
  /** Also passes the text, so that a draft can save a half-typed date. */
  readonly onChange: (value: string | null, text: string) => void
  readonly initialText?: string
  readonly min?: string
  readonly max?: string
  readonly openAt?: string
  readonly autoComplete?: string
}

/**
 * A date field. The date is typed in any usual form and shown as dd.mm.yyyy after the field is left. A calendar beside
 * it can be used instead.
 */
export const DateField = ({
  words,
  value,
  onChange,
  onBlur,
  initialText = '',
  min,
  max,
  openAt,
  autoComplete = 'off',
  ...rest
}: Props) => {
  const [typed, setTyped] = useState(initialText)
  const [isOpen, setIsOpen] = useState(false)
  const [Calendar, setCalendar] = useState<typeof CalendarComponent>()
  // Shows the typed text while it means the same date as the value. A value set from outside replaces it.
  const text = parseDateText(typed) === value ? typed : value === null ? '' : dateTextOf(value)

  const change = (next: string) => {
    setTyped(next)
    onChange(parseDateText(next), next)
  }
  const choose = (day: string) => {
    change(dateTextOf(day))
    setIsOpen(false)
  }
  // Opens the calendar once its code is loaded. Offline the date can still be typed.
  const open = async () => {
    const code = await loadCalendar().catch(() => undefined)
    if (!code) return
    setCalendar(() => code)
    setIsOpen(true)
  }
  const isLocked = rest.isReadOnly || rest.isDisabled
  return (
    <TextField
      {...rest}
      isLtr
      value={text}
      onChange={change}
      onFocus={() => void loadCalendar().catch(() => {})}
      onBlur={() => {
        const day = value ?? findShortYear(text, max)
        if (value !== null) setTyped(dateTextOf(value))
        else if (day !== null) change(dateTextOf(day))
        onBlur?.()
      }}
      input={{ inputMode: 'numeric', autoComplete, placeholder: words.pattern }}
      after={
        !isLocked && (
          <DialogTrigger isOpen={isOpen} onOpenChange={(next) => (next ? void open() : setIsOpen(false))}>
            <IconButton label={`${words.openCalendar}: ${rest.label}`}>
              <CalendarDays aria-hidden="true" className="size-5.5" />
            </IconButton>
            <Popover placement="bottom end" className={popoverStyle}>
              <Dialog aria-label={words.calendar} className="outline-none">
                {Calendar && (
                  <Calendar
                    label={words.calendar}
                    value={value}
                    onChange={choose}
                    min={min}
                    max={max}
                    openAt={openAt}
                  />
                )}
              </Dialog>
            </Popover>
          </DialogTrigger>
        )
      }
    />
  )
}
