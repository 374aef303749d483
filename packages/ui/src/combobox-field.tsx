import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { ControlFrame } from './control-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { inputStyle } from './field-style.ts'
import { findTyped, isMeant, namesOf } from './find-typed.ts'
import { iconButtonStyle } from './icon-button-style.ts'
import { LabelledField, useFieldAria } from './labelled-field.tsx'
import { OptionList } from './option-list.tsx'
import { searchMatcher } from './search-matcher.ts'
import { useOptionList } from './use-option-list.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ComboboxWords = {
  readonly showOptions: string
  readonly noResults: string
  /** The text for the number of entries that match the typed text. */
  readonly results: (count: number) => string
  /** The error for a typed text that matches no entry, once the field was left. */
  readonly notInList: (text: string) => string
  readonly placeholder?: string
}

type Props = FieldProps & {
  readonly words: ComboboxWords
  /** Pass the same array on every render, because the search is prepared once for each array. */
  readonly options: readonly ChoiceOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** The text in the field that matches no entry. The field shows an error for it until it is corrected. */
  readonly unlisted: string | undefined
  /** Called with every keystroke, so that a half-typed text is not lost when the field is removed from the page. */
  readonly onUnlisted: (text: string) => void
  readonly onBlur?: () => void
}

const emptyField = { value: null, unlisted: undefined }

/** A field for one of many entries, found by typing. */
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
  /** The text being typed, with the value that it replaces. Undefined while the field shows the chosen entry. */
  const [typing, setTyping] = useState<{ text: string; over: Pick<Props, 'value' | 'unlisted'> }>()
  const typed = typing?.text
  const { error: _, ...withoutError } = field
  // The error is hidden while the user types again.
  const mending = typed === undefined ? { ...field, error: words.notInList(unlisted ?? '') } : withoutError
  const parts = unlisted === undefined ? field : mending
  const fieldAria = useFieldAria(parts)
  const matches = useMemo(() => {
    const names = options.flatMap(namesOf)
    return searchMatcher(() => names)
  }, [options])
  const found = useMemo(
    () => (typed ? options.filter((option) => isMeant(option, typed, matches)) : options),
    [options, matches, typed],
  )
  // A text may be left half typed when the page was left. If it names an entry, that entry is chosen now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text present at the first render was left before
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

  /**
   * Chooses the entry that the typed text names, so that nobody has to pick it in the list. A text that names no entry
   * stays in the field and becomes an error. A blank text restores the value before typing.
   */
  const chooseTyped = () => {
    list.close()
    if (typed === undefined) return
    const meant = findTyped(options, typed, matches)
    if (meant) choose(meant.value)
    else if (typed.trim() === '') restoreBefore()
    else setTyping(undefined)
  }
  /** Restores the value from before typing. */
  const restoreBefore = () => {
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
    setTyping({ text, over: isEmptied ? emptyField : (typing?.over ?? { value, unlisted }) })
    list.close()
    list.open()
    if (text.trim() !== '') onUnlisted(text.trim())
    else if (isEmptied && (value !== null || unlisted !== undefined)) onChange(null)
  }
  const pressKey = (event: KeyboardEvent) => {
    // While an input method composes a letter, its keys are not ours.
    if (isLocked || event.nativeEvent.isComposing || list.pressKey(event)) return
    if (event.key === 'Tab') chooseReached()
    if (!list.isOpen && typed === undefined) return
    if (event.key === 'Enter') {
      // Enter chooses the entry. It must not submit the form with the value from before.
      event.preventDefault()
      chooseReached()
    }
    if (event.key === 'Escape') {
      // Escape must not close a window around the field.
      event.stopPropagation()
      list.close()
      restoreBefore()
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
    <LabelledField fieldAria={fieldAria} parts={parts}>
      <div {...list.around}>
        <ControlFrame field={parts}>
          <input
            {...fieldAria.attributes}
            {...list.aria}
            ref={input}
            id={fieldAria.controlId}
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
            // The text is selected on focus, so that typing replaces it. The list opens only on a click, a letter or an
            // arrow key: a student whom the error summary brought here reads the error first, and Tab passes the field
            // without opening it.
            onFocus={(event) => event.target.select()}
            onClick={() => isLocked || list.open()}
            onKeyDown={pressKey}
          />
          {!isReadOnly && (
            // The button is part of the field: the focus stays in the input, and the Tab key skips the button.
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
          labelId={fieldAria.labelId}
          options={found}
          value={chosenValue}
          empty={words.noResults}
          className="w-(--trigger-width)"
        />
      </div>
    </LabelledField>
  )
}
