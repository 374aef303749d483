import { Popover } from 'react-aria-components'
import type { ChoiceOption } from './choice-option.ts'
import { ListOption } from './list-option.tsx'
import { popoverStyle } from './popover-style.ts'
import { type OptionListState, optionId } from './use-option-list.ts'
import { useRowWindow } from './use-row-window.ts'

type Props = {
  readonly list: OptionListState
  readonly labelId: string
  readonly options: readonly ChoiceOption[]
  readonly value: string | null
  /** What is said of a list without entries. */
  readonly empty?: string
  /** How wide the list is. */
  readonly className: string
}

/** The entries of a list that opens; the control beside it keeps the focus. */
export const OptionList = ({ className, ...rest }: Props) => {
  const { list, options, empty } = rest
  return (
    <Popover
      triggerRef={list.anchor}
      isOpen={list.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) list.close()
      }}
      isNonModal
      className={`${popoverStyle} ${className}`}
    >
      {options.length === 0 ? (
        <p role="status" className="px-4.5 py-4 text-ink-soft">
          {empty}
        </p>
      ) : (
        <Rows {...rest} />
      )}
    </Popover>
  )
}

const Rows = ({ list, labelId, options, value }: Omit<Props, 'className'>) => {
  const chosen = options.findIndex((option) => option.value === value)
  const { box, rows, onScroll } = useRowWindow(options, { chosen, reached: list.reached })
  return (
    <div
      ref={box}
      id={list.id}
      role="listbox"
      data-options=""
      aria-labelledby={labelId}
      tabIndex={-1}
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={onScroll}
      className="relative max-h-80 overflow-auto p-1.5"
    >
      <div role="presentation" style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
        {options.slice(rows.first, rows.end).map((option, offset) => {
          const index = rows.first + offset
          return (
            <ListOption
              key={option.value}
              id={optionId(list.id, index)}
              option={option}
              index={index}
              count={options.length}
              isChosen={index === chosen}
              isReached={index === list.reached}
              onChoose={list.choose}
            />
          )
        })}
      </div>
    </div>
  )
}
