import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { ControlFrame } from './control-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { inputStyle } from './field-style.ts'
import { findTyped, isMeant, namesOf } from './find-typed.ts'
import { iconButtonStyle } from './icon-button-style.ts'
import { OptionList } from './option-list.tsx'
import { searchMatcher } from './search-matcher.ts'
import { TiedField, useTies } from './tied-field.tsx'
import { useOptionList } from './use-option-list.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ComboboxWords = {
  readonly showOptions: string
  readonly noResults: string
  /** How many entries hold what was typed. */
  readonly results: (count: number) => string
  /** What is said of a text that the field was left with and that no entry goes by. */
  readonly notInList: (text: string) => string
  readonly placeholder?: string
}

type Props = FieldProps & {
  readonly words: ComboboxWords
  /** Keep the same list between renders: each entry is prepared once and kept by identity. */
  readonly options: readonly ChoiceOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** What stands in the field and no entry goes by. Who left it there is told of it, until it is mended. */
  readonly unlisted: string | undefined
  /** With every letter, so that what is half typed outlives the field. */
  readonly onUnlisted: (text: string) => void
  readonly onBlur?: () => void
}

const nothing = { value: null, unlisted: undefined }

/** One of many, found by typing. */
export const ComboboxField = ({
  words,
  options,
  value,
  onChange,
  unlisted,
  onUnlisted,
  onBlur,
  ...field
}: Props) => {
  const { isDisabled = false, isReadOnly = false } = field
  const isLocked = isDisabled || isReadOnly
  const input = useRef<HTMLInputElement>(null)
  /** What is being typed, over what stood there; undefined while the field shows what is chosen. */
  const [typing, setTyping] = useState<{ text: string; over: Pick<Props, 'value' | 'unlisted'> }>()
  const typed = typing?.text
  const { error: _, ...withoutError } = field
  // Whoever types again is not told of it any more.
  const mending = typed === undefined ? { ...field, error: words.notInList(unlisted ?? '') } : withoutError
  const parts = unlisted === undefined ? field : mending
  const ties = useTies(parts)
  const matches = useMemo(() => {
    const names = options.flatMap(namesOf)
    return searchMatcher(() => names)
  }, [options])
  const found = useMemo(
    () => (typed ? options.filter((option) => isMeant(option, typed, matches)) : options),
    [options, matches, typed],
  )
  // Whoever went with the page, in the middle of a name, has left the field as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there when the field comes was left before
  useEffect(() => {
    const meant = findTyped(options, unlisted ?? '', matches)
    if (meant) onChange(meant.value)
  }, [])
  const choose = (chosen: string) => {
    setTyping(undefined)
    if (chosen !== value || unlisted !== undefined) onChange(chosen)
  }
  const chosenValue = typing ? typing.over.value : value
  const list = useOptionList({
    options: found,
    value: chosenValue,
    choose,
    leave: () => {
      chooseTyped()
      onBlur?.()
    },
    isEditable: true,
  })

  /** Whoever types a name to its end has chosen, without a look at the list; what leads nowhere stands, and is told. */
  const chooseTyped = () => {
    list.close()
    if (typed === undefined) return
    const meant = findTyped(options, typed, matches)
    if (meant) choose(meant.value)
    else if (typed.trim() === '') giveUp()
    else setTyping(undefined)
  }
  /** What stood there stands there again. */
  const giveUp = () => {
    setTyping(undefined)
    if (typing?.over.unlisted !== undefined) onUnlisted(typing.over.unlisted)
    else if (typing && unlisted !== undefined) onChange(typing.over.value)
  }
  const chooseReached = () => {
    const reached = found[list.reached]
    if (reached) list.choose(reached.value)
    else chooseTyped()
  }
  const type = (text: string) => {
    const isEmptied = text === ''
    setTyping({ text, over: isEmptied ? nothing : (typing?.over ?? { value, unlisted }) })
    list.close()
    list.open()
    if (text.trim() !== '') onUnlisted(text.trim())
    else if (isEmptied && (value !== null || unlisted !== undefined)) onChange(null)
  }
  const pressKey = (event: KeyboardEvent) => {
    // While a letter is put together, the keys belong to the keyboard.
    if (isLocked || event.nativeEvent.isComposing || list.pressKey(event)) return
    if (event.key === 'Tab') chooseReached()
    if (!list.isOpen && typed === undefined) return
    if (event.key === 'Enter') {
      // The field takes it; the form is not sent with what stood there before.
      event.preventDefault()
      chooseReached()
    }
    if (event.key === 'Escape') {
      // A window around the field stays open.
      event.stopPropagation()
      list.close()
      giveUp()
    }
  }
  const toggle = () => {
    input.current?.focus()
    if (list.isOpen) list.close()
    else list.open()
  }
  const news = (): string => {
    if (!list.isOpen) return unlisted === undefined || typed !== undefined ? '' : words.notInList(unlisted)
    if (found.length === 0) return words.noResults
    return typed ? words.results(found.length) : ''
  }
  return (
    <TiedField ties={ties} parts={parts}>
      <div {...list.around}>
        <ControlFrame field={parts}>
          <input
            {...ties.aria}
            {...list.aria}
            ref={input}
            id={ties.controlId}
            aria-autocomplete="list"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            disabled={isDisabled}
            readOnly={isReadOnly}
            className={inputStyle}
            {...(words.placeholder && { placeholder: words.placeholder })}
            value={typed ?? unlisted ?? options.find((option) => option.value === value)?.label ?? ''}
            onChange={(event) => type(event.target.value)}
            // Whoever types means another one: what is chosen gives way. The list waits for a press, a letter or an arrow: whom
            // a complaint has led here reads it first, and whoever only passes by is not stopped.
            onFocus={(event) => event.target.select()}
            onClick={() => isLocked || list.open()}
            onKeyDown={pressKey}
          />
          {!isReadOnly && (
            // Belongs to the field, which keeps the focus and which the Tab key comes to alone.
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${words.showOptions}: ${field.label}`}
              aria-expanded={list.aria['aria-expanded']}
              aria-controls={list.aria['aria-controls']}
              disabled={isDisabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
              className={iconButtonStyle}
            >
              <ChevronDown aria-hidden="true" className="size-5" />
            </button>
          )}
        </ControlFrame>
        <VisuallyHidden>
          <span role="status">{news()}</span>
        </VisuallyHidden>
        <OptionList
          list={list}
          labelId={ties.labelId}
          options={found}
          value={chosenValue}
          empty={words.noResults}
          className="w-(--trigger-width)"
        />
      </div>
    </TiedField>
  )
}
