import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { ChoiceOption } from './choice-option.ts'

type Settings = {
  /** The options that the list shows. */
  readonly options: readonly ChoiceOption[]
  readonly value: string | null
  readonly choose: (value: string) => void
  /** Called when the focus has left the control and the list. */
  readonly leave: () => void
  /** The control is a text input, so the keys that move in a text are left to it. */
  readonly isEditable?: boolean
}

export type OptionListState = {
  readonly id: string
  /** The element beside which the list opens. */
  readonly anchor: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  /** Index of the option that the arrow keys have reached; -1 for none. */
  readonly reached: number
  readonly open: () => void
  readonly close: () => void
  readonly choose: (value: string) => void
  /** Marks the option with this index as reached. */
  readonly reach: (index: number) => void
  /** Handles a key that moves in the list. Returns whether it was such a key. */
  readonly pressKey: (event: KeyboardEvent) => boolean
  /** Props for the element around the control and the list. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onBlur: (event: FocusEvent) => void
  }
  /** The control's attributes that describe its list to screen readers. */
  readonly aria: {
    readonly role: 'combobox'
    readonly 'aria-haspopup': 'listbox'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string | undefined
    readonly 'aria-activedescendant': string | undefined
  }
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** Returns whether the node is in an open list, which is elsewhere in the page than its control. */
const isInList = (node: EventTarget | null): boolean =>
  node instanceof Element && node.closest('[data-options]') !== null

/** The number of rows that Page Up and Page Down move by. */
const pageRows = 7

/**
 * A list that opens beside a control, in which the focus stays: the "combobox" pattern of the ARIA authoring practices.
 */
export const useOptionList = ({
  options,
  value,
  choose,
  leave,
  isEditable = false,
}: Settings): OptionListState => {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [reachedValue, setReachedValue] = useState<string>()
  const reached = isOpen ? options.findIndex((option) => option.value === reachedValue) : -1
  const isListed = isOpen && options.length > 0

  const open = () => setIsOpen(true)
  const close = useCallback(() => {
    setIsOpen(false)
    setReachedValue(undefined)
  }, [])
  const reach = (index: number) => setReachedValue(options[index]?.value)
  const reachFrom = (start: number, step: 1 | -1) => {
    for (let index = start; index >= 0 && index < options.length; index += step)
      if (!options[index]?.isDisabled) return reach(index)
  }
  const chosen = options.findIndex((option) => option.value === value)
  const last = options.length - 1
  const move = (step: 1 | -1) => {
    open()
    if (reached >= 0) reachFrom(reached + step, step)
    else if (chosen >= 0) reach(chosen)
    else reachFrom(step > 0 ? 0 : last, step)
  }
  const moveFor = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => move(1)
    if (key === 'ArrowUp') return () => move(-1)
    if (!isListed) return undefined
    if (key === 'PageDown') return () => reachFrom(Math.min(last, Math.max(0, reached) + pageRows), -1)
    if (key === 'PageUp') return () => reachFrom(Math.max(0, reached - pageRows), 1)
    if (isEditable && reached < 0) return undefined
    if (key === 'Home') return () => reachFrom(0, 1)
    if (key === 'End') return () => reachFrom(last, -1)
    return undefined
  }
  const goFor = (event: KeyboardEvent): (() => void) | undefined => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined
    if (!event.altKey) return moveFor(event.key)
    if (event.key === 'ArrowDown') return open
    return event.key === 'ArrowUp' ? close : undefined
  }
  const pressKey = (event: KeyboardEvent): boolean => {
    // The caret moves in the text, so no option is reached any more.
    if (isEditable && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) setReachedValue(undefined)
    const go = goFor(event)
    if (!go) return false
    event.preventDefault()
    go()
    return true
  }
  const isOurs = useCallback(
    (target: EventTarget | null) =>
      isInList(target) || (target instanceof Node && anchor.current?.contains(target) === true),
    [],
  )

  // A press outside closes the list, also where it moves no focus, as on an iPhone.
  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: PointerEvent) => {
      if (!isOurs(target)) close()
    }
    // The list moves with the page, but not with a scrolling box around the control. Scrolling such a box closes it.
    const scroll = ({ target }: Event) => {
      if (target instanceof Element && target.contains(anchor.current) && target !== anchor.current) close()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('scroll', scroll, true)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('scroll', scroll, true)
    }
  }, [isOpen, close, isOurs])

  return {
    id,
    anchor,
    isOpen,
    reached,
    open,
    close,
    choose: (chosenNow) => {
      // A screen reader may have moved the focus to a row that is now removed.
      if (isInList(document.activeElement))
        anchor.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
      close()
      choose(chosenNow)
    },
    reach,
    pressKey,
    around: {
      ref: anchor,
      onBlur: ({ relatedTarget }) => {
        if (!isOurs(relatedTarget)) leave()
      },
    },
    aria: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isListed,
      'aria-controls': isListed ? id : undefined,
      'aria-activedescendant': reached >= 0 ? optionId(id, reached) : undefined,
    },
  }
}
