import { ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ComboBox, Input, ListBox, Popover, Virtualizer } from 'react-aria-components'
import type { ChoiceOption } from './choice-option.ts'
import { ControlFrame } from './control-frame.tsx'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle, inputStyle } from './field-style.ts'
import { IconButton } from './icon-button.tsx'
import { ListOption } from './list-option.tsx'
import { OptionLayout } from './option-layout.ts'
import { popoverStyle } from './popover-style.ts'
import { searchMatcher } from './search-matcher.ts'
import { useTypedChoice } from './use-typed-choice.ts'

export type ComboboxWords = {
  readonly showOptions: string
  readonly noResults: string
  readonly placeholder?: string
}

type Props = FieldProps & {
  readonly words: ComboboxWords
  /** Keep the same list between renders: each entry is prepared once and kept by identity. */
  readonly options: readonly ChoiceOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly onBlur?: () => void
}

/** Rows that stay in sight above the chosen one, so that it is plain that there are some. */
const rowsAbove = 2

export const ComboboxField = ({
  id,
  words,
  options,
  value,
  onChange,
  onBlur = () => {},
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  ...parts
}: Props) => {
  const isInvalid = parts.error !== undefined
  const listBox = useRef<HTMLDivElement>(null)
  const labels = useMemo(() => options.map(({ label }) => label), [options])
  const searched = useRef(labels)
  searched.current = labels
  const [matches] = useState(() => searchMatcher(() => searched.current))
  const [layout] = useState(() => new OptionLayout())
  const { input, choose, chooseTyped, pressKey, noteText } = useTypedChoice({
    options,
    value,
    onChange,
    matches,
  })
  const showChosen = (isOpen: boolean) => {
    if (!isOpen || value === null) return
    const scroll = () => listBox.current?.scrollTo(0, layout.offsetOf(value, rowsAbove))
    // The list is in the page only after React has drawn it, and the heights of long names only after that.
    requestAnimationFrame(() => {
      scroll()
      requestAnimationFrame(scroll)
    })
  }
  const list = useMemo(
    () => (
      <Popover className={`${popoverStyle} w-(--trigger-width)`}>
        <Virtualizer layout={layout}>
          <ListBox
            ref={listBox}
            className="max-h-80 overflow-auto outline-none"
            renderEmptyState={() => <p className="px-4.5 py-4 text-ink-soft">{words.noResults}</p>}
          >
            {(option: ChoiceOption) => <ListOption option={option} />}
          </ListBox>
        </Virtualizer>
      </Popover>
    ),
    [words.noResults, layout],
  )
  return (
    <ComboBox
      {...(id ? { id } : {})}
      data-field=""
      className={fieldStyle}
      defaultItems={options}
      defaultFilter={matches}
      value={value}
      onChange={(key) => choose(key === null ? null : String(key))}
      onBlur={() => {
        chooseTyped()
        onBlur()
      }}
      onOpenChange={showChosen}
      onInputChange={(text) => {
        noteText(text)
        // The best match stands on top, wherever the list was scrolled to.
        listBox.current?.scrollTo(0, 0)
      }}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <FieldParts {...parts}>
        <ControlFrame field={{ error: parts.error, isReadOnly, isDisabled }}>
          <Input
            ref={input}
            onKeyDown={pressKey}
            className={inputStyle}
            autoComplete="off"
            {...(words.placeholder ? { placeholder: words.placeholder } : {})}
          />
          {!isReadOnly && (
            <IconButton label={words.showOptions}>
              <ChevronDown aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </ControlFrame>
      </FieldParts>
      {list}
    </ComboBox>
  )
}
