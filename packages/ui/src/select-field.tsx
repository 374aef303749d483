import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import type { FieldProps } from './field-props.ts'
import { OptionList } from './option-list.tsx'
import { TextField } from './text-field.tsx'
import { TiedField, useTies } from './tied-field.tsx'
import { useOptionList } from './use-option-list.ts'

type Props<Value extends string> = FieldProps & {
  readonly options: readonly ChoiceOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
  /** Stands in the field until something is chosen. */
  readonly placeholder: string
}

const look = (isInvalid: boolean, isDisabled: boolean): string => {
  if (isDisabled) return 'cursor-not-allowed border-line bg-sunken text-ink-soft'
  if (isInvalid) return 'border-bad bg-surface ring-1 ring-bad'
  return 'border-line-strong bg-surface hover:border-brand'
}

/** Letters that follow each other this closely, in milliseconds, are one word. */
const pause = 800

/** One of several in a list that opens. Locked, it is plain text: there is nothing to open. */
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
  const ties = useTies(field)
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
  /** A key presses the button as the mouse does; on an open list it chooses. */
  const press = (event: MouseEvent<HTMLElement>) => {
    // Safari gives a button that is clicked no focus.
    event.currentTarget.focus()
    if (!list.isOpen) openAtChosen()
    else if (event.detail === 0) chooseReached()
    else list.close()
  }
  const letters = useRef({ text: '', at: 0 })
  const isTyping = (event: KeyboardEvent) => event.timeStamp - letters.current.at < pause
  /** The entry that begins with what is typed; the same letter once more leads to the next that begins so. */
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
    // A blank presses the button, unless it stands within a name.
    (event.key !== ' ' || isTyping(event))
  const pressKey = (event: KeyboardEvent) => {
    if (list.pressKey(event)) return
    if (event.key === 'Tab' && list.isOpen) chooseReached()
    else if (event.key === 'Escape' && list.isOpen) {
      // A window around the field stays open.
      event.stopPropagation()
      letters.current = { text: '', at: 0 }
      list.close()
    } else if (isLetter(event)) seek(event)
  }
  /** Firefox presses the button when the blank within a name is let go, whatever was said when it was pressed. */
  const releaseKey = (event: KeyboardEvent) => {
    if (event.key === ' ' && isTyping(event)) event.preventDefault()
  }
  return (
    <TiedField ties={ties} parts={field}>
      <div {...list.around} className="flex flex-col">
        <button
          {...ties.aria}
          {...list.aria}
          id={ties.controlId}
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
          labelId={ties.labelId}
          options={options}
          value={value}
          className="min-w-(--trigger-width) max-w-[92vw]"
        />
      </div>
    </TiedField>
  )
}
