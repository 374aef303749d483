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
  /** Shown if the list has no entries. */
  readonly empty?: string
  /** The classes for the width of the list. */
  readonly className: string
}

/**
 * The entries of a list that opens; the focus stays in the control. A form has many lists and few are opened, so each
 * is rendered only once it was opened.
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
  // The list is rendered at the end of the page. The rest of the page is hidden from screen readers while it is open,
  // so that a swipe from the control reaches the list at once.
  useEffect(() => {
    if (!isOpen || !anchor.current || !popover.current) return
    return ariaHideOutside([anchor.current, popover.current])
  }, [anchor, isOpen])
  return (
    <Popover
      ref={popover}
      triggerRef={list.anchor}
      // The list closes itself. React Aria would close it whenever the page scrolls, and a phone scrolls the page for
      // its keyboard before anybody has seen the list.
      isOpen={isOpen}
      isNonModal
      data-options=""
      // A press on the list must not move the focus out of the control.
      onMouseDown={(event) => event.preventDefault()}
      className={`${popoverStyle} ${className}`}
    >
      {options.length === 0 ? (
        // Hidden here because the field announces it.
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
