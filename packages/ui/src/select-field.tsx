import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import type { FieldProps } from './field-props.ts'
import { LabelledField, useFieldAria } from './labelled-field.tsx'
import { OptionList } from './option-list.tsx'
import { TextField } from './text-field.tsx'
import { useOptionList } from './use-option-list.ts'

type Props<Value extends string> = FieldProps & {
  readonly options: readonly ChoiceOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
  /** Shown in the field until an option is chosen. */
  readonly placeholder: string
}

const look = (isInvalid: boolean, isDisabled: boolean): string => {
  if (isDisabled) return 'cursor-not-allowed border-line bg-sunken text-ink-soft'
  if (isInvalid) return 'border-bad bg-surface ring-1 ring-bad'
  return 'border-line-strong bg-surface hover:border-brand'
}

/** Letters typed within this time of each other, in milliseconds, form one word. */
const pause = 800

/**
 * A field for one of several options in a list that opens. A locked field is plain text, because it cannot be opened.
 */
export const SelectField = <Value extends string>(props: Props<Value>) => {
  if (!props.isReadOnly) return <OpenSelect {...props} />
  const { options, value, placeholder: _, ...field } = props
  return (
    <TextField
      {...field}
      value={options.find((option) => option.value === value)?.label ?? ''}
      onChange={() => {}}
    />
  )
}

const OpenSelect = <Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  ...field
}: Props<Value>) => {
  const { isDisabled = false, error } = field
  const fieldAria = useFieldAria(field)
  const chosen = options.find((option) => option.value === value)
  const list = useOptionList({
    options,
    value,
    choose: (picked) => {
      const option = options.find((each) => each.value === picked)
      if (option && option !== chosen) onChange(option.value)
    },
    leave: () => {
      list.close()
      onBlur?.()
    },
  })
  const openAtChosen = () => {
    list.open()
    list.reach(chosen ? options.indexOf(chosen) : options.findIndex((option) => !option.isDisabled))
  }
  const chooseReached = () => {
    const reached = options[list.reached]
    if (reached) list.choose(reached.value)
    else list.close()
  }
  /** Handles a click, also one by Enter or Space. On an open list, such a key chooses the reached option. */
  const press = (event: MouseEvent<HTMLElement>) => {
    // Safari does not focus a clicked button.
    event.currentTarget.focus()
    if (!list.isOpen) openAtChosen()
    else if (event.detail === 0) chooseReached()
    else list.close()
  }
  const letters = useRef({ text: '', at: 0 })
  const isTyping = (event: KeyboardEvent) => event.timeStamp - letters.current.at < pause
  /**
   * Moves to the option that begins with the typed letters. The same letter again moves to the next option that begins
   * with it.
   */
  const seek = (event: KeyboardEvent) => {
    event.preventDefault()
    const text = `${isTyping(event) ? letters.current.text : ''}${event.key}`.toLowerCase()
    letters.current = { text, at: event.timeStamp }
    const isRepeated = [...text].every((letter) => letter === text[0])
    const sought = isRepeated ? text.slice(0, 1) : text
    const isMeant = ({ label, isDisabled: isOut }: ChoiceOption) =>
      !isOut && label.toLowerCase().startsWith(sought)
    const further = isRepeated ? options.findIndex((one, index) => index > list.reached && isMeant(one)) : -1
    const index = further < 0 ? options.findIndex(isMeant) : further
    if (index < 0) return
    list.open()
    list.reach(index)
  }
  const isLetter = (event: KeyboardEvent) =>
    event.key.length === 1 &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    // A space presses the button, unless it is typed within a name.
    (event.key !== ' ' || isTyping(event))
  const pressKey = (event: KeyboardEvent) => {
    if (list.pressKey(event)) return
    if (event.key === 'Tab' && list.isOpen) chooseReached()
    else if (event.key === 'Escape' && list.isOpen) {
      // Escape must not close a window around the field.
      event.stopPropagation()
      letters.current = { text: '', at: 0 }
      list.close()
    } else if (isLetter(event)) seek(event)
  }
  /** Firefox presses the button on releasing a space within a name, although its keydown was prevented. */
  const releaseKey = (event: KeyboardEvent) => {
    if (event.key === ' ' && isTyping(event)) event.preventDefault()
  }
  return (
    <LabelledField fieldAria={fieldAria} parts={field}>
      <div {...list.around} className="flex flex-col">
        <button
          {...fieldAria.attributes}
          {...list.aria}
          id={fieldAria.controlId}
          type="button"
          disabled={isDisabled}
          onClick={press}
          onKeyDown={pressKey}
          onKeyUp={releaseKey}
          className={`flex min-h-[50px] items-center gap-2 rounded-small border py-2 ps-3.5 pe-3 text-start transition-colors duration-150 ${look(error !== undefined, isDisabled)}`}
        >
          <span className={`min-w-0 grow ${chosen ? '' : 'text-ink-faint'}`}>
            {chosen?.label ?? placeholder}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 ${isDisabled ? 'opacity-50' : 'text-ink-soft'}`}
          />
        </button>
        <OptionList
          list={list}
          labelId={fieldAria.labelId}
          options={options}
          value={value}
          className="min-w-(--trigger-width) max-w-[92vw]"
        />
      </div>
    </LabelledField>
  )
}
