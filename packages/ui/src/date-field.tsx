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
  /** The order of day, month and year, as letters. */
  readonly pattern: string
}

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'isLtr' | 'after' | 'input' | 'onFocus'> & {
  readonly words: DateFieldWords
  /** `yyyy-mm-dd`, or null while the text is no date. */
  readonly value: string | null
  /** The text comes along, so that a draft can keep what is only half typed. */
  readonly onChange: (value: string | null, text: string) => void
  readonly initialText?: string
  readonly min?: string
  readonly max?: string
  readonly openAt?: string
  readonly autoComplete?: string
}

/** A day typed as people write it and shown as dd.mm.yyyy once the field is left, with a calendar beside it for those who would rather point. */
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
  // What was typed stands as long as it says what the value says; a value set from outside overrules it.
  const text = parseDateText(typed) === value ? typed : value === null ? '' : dateTextOf(value)

  const change = (next: string) => {
    setTyped(next)
    onChange(parseDateText(next), next)
  }
  const choose = (day: string) => {
    change(dateTextOf(day))
    setIsOpen(false)
  }
  // It opens when its code is there; without a connection one can still type.
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
