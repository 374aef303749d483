import { ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ComboBox, Input, ListBox, ListLayout, Popover, Virtualizer } from 'react-aria-components'
import type { ChoiceOption } from './choice-option.ts'
import { ControlFrame } from './control-frame.tsx'
import { FieldParts } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { fieldStyle, inputStyle } from './field-style.ts'
import { IconButton } from './icon-button.tsx'
import { ListOption } from './list-option.tsx'
import { popoverStyle } from './popover-style.ts'
import { searchMatcher } from './search-matcher.ts'

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

const rowHeight = 44

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
  const [matches] = useState(searchMatcher)
  const showChosen = (isOpen: boolean) => {
    const index = options.findIndex((option) => option.value === value)
    // The list is in the page only after React has drawn it.
    if (isOpen && index > 0)
      requestAnimationFrame(() => listBox.current?.scrollTo(0, (index - rowsAbove) * rowHeight))
  }
  const list = useMemo(
    () => (
      <Popover className={`${popoverStyle} w-(--trigger-width)`}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: rowHeight }}>
          <ListBox
            ref={listBox}
            className="max-h-80 overflow-auto p-1.5 outline-none"
            renderEmptyState={() => <p className="px-3 py-2.5 text-ink-soft">{words.noResults}</p>}
          >
            {(option: ChoiceOption) => <ListOption option={option} />}
          </ListBox>
        </Virtualizer>
      </Popover>
    ),
    [words.noResults],
  )
  return (
    <ComboBox
      {...(id ? { id } : {})}
      data-field=""
      className={fieldStyle}
      defaultItems={options}
      defaultFilter={matches}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onBlur={onBlur}
      onOpenChange={showChosen}
      // The best match stands on top, wherever the list was scrolled to.
      onInputChange={() => listBox.current?.scrollTo(0, 0)}
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
