import { useEffect, useRef, useState } from 'react'
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'
import { Popover } from 'react-aria-components/Popover'
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

/**
 * The entries of a list that opens; the control beside it keeps the focus. A form shows many and opens few, so until
 * then there is none.
 */
export const OptionList = (props: Props) => {
  const { isOpen } = props.list
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <OpenedList {...props} />
}

const OpenedList = ({ className, ...rest }: Props) => {
  const { list, options, empty } = rest
  const { anchor, isOpen } = list
  const popover = useRef<HTMLElement>(null)
  // The list stands at the end of the page: a finger that moves from one thing to the next comes to it at once.
  useEffect(() => {
    if (!isOpen || !anchor.current || !popover.current) return
    return ariaHideOutside([anchor.current, popover.current])
  }, [anchor, isOpen])
  return (
    <Popover
      ref={popover}
      triggerRef={list.anchor}
      // What closes it the list knows itself. React Aria would close it whenever the page scrolls, and so when a phone makes
      // room for its keyboard: before anybody has seen it.
      isOpen={isOpen}
      isNonModal
      data-options=""
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      className={`${popoverStyle} ${className}`}
    >
      {options.length === 0 ? (
        // Read aloud by the field.
        <p aria-hidden="true" className="px-4.5 py-4 text-ink-soft">
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
      aria-labelledby={labelId}
      tabIndex={-1}
      onScroll={onScroll}
      className="relative max-h-80 overflow-auto p-1.5"
    >
      <div role="presentation" className="flow-root" style={{ paddingBottom: rows.after }}>
        {rows.shown.map(({ index, gap }) => {
          const option = options[index]
          return (
            option && (
              <ListOption
                key={option.value}
                id={optionId(list.id, index)}
                option={option}
                index={index}
                count={options.length}
                isChosen={index === chosen}
                isReached={index === list.reached}
                gap={gap}
                onChoose={list.choose}
              />
            )
          )
        })}
      </div>
    </div>
  )
}
