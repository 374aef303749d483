import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ActionButton } from './action-button.tsx'
import { findFocusable } from './focusable.ts'
import { IconButton } from './icon-button.tsx'

type Props<Item> = {
  readonly items: readonly Item[]
  /** Stays with its item when others are removed. */
  readonly keyOf: (item: Item) => string
  readonly titleOf: (index: number) => string
  readonly children: (item: Item, index: number) => ReactNode
  readonly words: { readonly add: string; readonly remove: (title: string) => string }
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** The first line often has no remove button. */
  readonly firstRemovable?: number
  readonly maxItems?: number
  readonly isReadOnly?: boolean
}

/** Lines of the same questions, as many as needed. Focus follows: into a new line, or to the line before a removed one. */
export const RepeatableList = <Item,>({
  items,
  keyOf,
  titleOf,
  children,
  words,
  onAdd,
  onRemove,
  firstRemovable = 0,
  maxItems = Number.POSITIVE_INFINITY,
  isReadOnly = false,
}: Props<Item>) => {
  const list = useRef<HTMLOListElement>(null)
  const focusLine = useRef<number>(null)

  // Every render may be the one that brings the asked-for line.
  useEffect(() => {
    if (focusLine.current === null) return
    const questions = list.current?.children[focusLine.current]?.lastElementChild
    focusLine.current = null
    if (questions instanceof HTMLElement) findFocusable(questions)?.focus()
  })

  const add = () => {
    focusLine.current = items.length
    onAdd()
  }
  const remove = (index: number) => {
    focusLine.current = Math.max(0, index - 1)
    onRemove(index)
  }
  return (
    <div className="flex flex-col gap-4">
      <ol ref={list} className="flex flex-col gap-4">
        {items.map((item, index) => (
          <li key={keyOf(item)} className="rounded-small border border-line bg-paper p-4">
            <div className="flex min-h-11 items-center justify-between gap-3">
              <p className="font-medium">{titleOf(index)}</p>
              {!isReadOnly && index >= firstRemovable && (
                <IconButton label={words.remove(titleOf(index))} onPress={() => remove(index)}>
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              )}
            </div>
            <div>{children(item, index)}</div>
          </li>
        ))}
      </ol>
      {!isReadOnly && items.length < maxItems && (
        <ActionButton variant="secondary" onPress={add} className="self-start">
          <Plus aria-hidden="true" className="size-5" />
          {words.add}
        </ActionButton>
      )}
    </div>
  )
}
