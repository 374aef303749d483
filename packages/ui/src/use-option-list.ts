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
  /** Those that the list shows. */
  readonly options: readonly ChoiceOption[]
  readonly value: string | null
  readonly choose: (value: string) => void
  /** The focus has left the control and the list. */
  readonly leave: () => void
  /** Its control is written into: the keys that move in a text belong to it. */
  readonly isEditable?: boolean
}

export type OptionListState = {
  readonly id: string
  /** What the list opens beside. */
  readonly anchor: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  /** The entry that the arrows have come to; -1 for none. */
  readonly reached: number
  readonly open: () => void
  readonly close: () => void
  readonly choose: (value: string) => void
  /** Comes to an entry by its place in the list. */
  readonly reach: (index: number) => void
  /** Whether the key was one that moves in a list. */
  readonly pressKey: (event: KeyboardEvent) => boolean
  /** For what stands around the control and the list. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onBlur: (event: FocusEvent) => void
  }
  /** What the control tells a screen reader of its list. */
  readonly aria: {
    readonly role: 'combobox'
    readonly 'aria-haspopup': 'listbox'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string | undefined
    readonly 'aria-activedescendant': string | undefined
  }
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** What belongs to an open list, which stands elsewhere in the page than its control. */
const isInList = (node: EventTarget | null): boolean =>
  node instanceof Element && node.closest('[data-options]') !== null

/** As many rows as a page of the list holds. */
const page = 7

/** A list that opens beside a control, which keeps the focus: the pattern "combobox" of the ARIA authoring practices. */
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
    if (key === 'PageDown') return () => reachFrom(Math.min(last, Math.max(0, reached) + page), -1)
    if (key === 'PageUp') return () => reachFrom(Math.max(0, reached - page), 1)
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
    // The caret moves: from here on it is the text that is meant.
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

  // A finger beside it closes the list also where it moves no focus, as on an iPhone.
  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: PointerEvent) => {
      if (!isOurs(target)) close()
    }
    // With the page the list moves along; in a box that scrolls by itself it would stay behind.
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
      // A screen reader may have moved the focus to the row, which now goes.
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
