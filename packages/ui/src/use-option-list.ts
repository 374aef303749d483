import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ChoiceOption } from './choice-option.ts'

type Settings = {
  /** Those that the list shows. */
  readonly options: readonly ChoiceOption[]
  readonly value: string | null
  readonly choose: (value: string) => void
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

/** As many rows as a page of the list holds. */
const page = 7

/** A list that opens beside a control, which keeps the focus: the pattern "combobox" of the ARIA authoring practices. */
export const useOptionList = ({ options, value, choose }: Settings): OptionListState => {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [reachedValue, setReachedValue] = useState<string>()
  const reached = isOpen ? options.findIndex((option) => option.value === reachedValue) : -1
  const isListed = isOpen && options.length > 0

  const open = () => setIsOpen(true)
  const close = () => {
    setIsOpen(false)
    setReachedValue(undefined)
  }
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
    if (key === 'Home') return () => reachFrom(0, 1)
    if (key === 'End') return () => reachFrom(last, -1)
    if (key === 'PageDown') return () => reachFrom(Math.min(last, Math.max(0, reached) + page), -1)
    if (key === 'PageUp') return () => reachFrom(Math.max(0, reached - page), 1)
    return undefined
  }
  const pressKey = (event: KeyboardEvent): boolean => {
    const go = event.ctrlKey || event.metaKey || event.shiftKey ? undefined : moveFor(event.key)
    if (!go) return false
    event.preventDefault()
    go()
    return true
  }

  // A finger beside it closes the list also where it moves no focus, as on an iPhone.
  useEffect(() => {
    if (!isOpen) return
    const press = ({ target }: PointerEvent) => {
      const isWithin =
        target instanceof Element && (anchor.current?.contains(target) || target.closest('[data-options]'))
      if (!isWithin) setIsOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOpen])

  return {
    id,
    anchor,
    isOpen,
    reached,
    open,
    close,
    choose: (chosenNow) => {
      close()
      choose(chosenNow)
    },
    reach,
    pressKey,
    aria: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isListed,
      'aria-controls': isListed ? id : undefined,
      'aria-activedescendant': reached >= 0 ? optionId(id, reached) : undefined,
    },
  }
}
