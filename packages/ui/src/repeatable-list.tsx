import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ActionButton } from './action-button.tsx'
import { FieldGroup } from './field-group.tsx'
import type { FieldProps } from './field-props.ts'
import { findFocusable } from './focusable.ts'
import { IconButton } from './icon-button.tsx'

type Props<Item> = Omit<FieldProps, 'isDisabled'> & {
  readonly items: readonly Item[]
  /** Returns a key that does not change when other items are removed. */
  readonly keyOf: (item: Item) => string
  readonly titleOf: (index: number) => string
  readonly children: (item: Item, index: number) => ReactNode
  readonly words: { readonly add: string; readonly remove: (title: string) => string }
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** Index of the first item with a remove button: the first item often has none. */
  readonly firstRemovable?: number
  readonly maxItems?: number
}

/**
 * Items with the same questions, as many as needed. The focus moves into a new item, to the item before a removed one,
 * or to the add button if no item is left.
 */
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
  isRequired: _isRequired,
  ...field
}: Props<Item>) => {
  const names = useId()
  const list = useRef<HTMLOListElement>(null)
  const adding = useRef<HTMLDivElement>(null)
  const focusLine = useRef<number>(null)

  // Runs after every render, because any render may be the one that draws the requested item.
  useEffect(() => {
    if (focusLine.current === null) return
    const line = list.current?.children[focusLine.current]
    focusLine.current = null
    const next = line?.querySelector<HTMLElement>('[data-questions]') ?? adding.current
    if (next) findFocusable(next)?.focus()
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
    <FieldGroup {...field}>
      <ol ref={list} className="flex flex-col gap-4">
        {items.map((item, index) => (
          <li key={keyOf(item)} className="rounded-small border border-line bg-paper p-4">
            {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot share its line with the remove button */}
            <div role="group" aria-labelledby={`${names}-${keyOf(item)}`}>
              <div className="flex min-h-11 items-center justify-between gap-3">
                <p id={`${names}-${keyOf(item)}`} className="font-medium">
                  {titleOf(index)}
                </p>
                {!field.isReadOnly && index >= firstRemovable && (
                  <IconButton label={words.remove(titleOf(index))} onPress={() => remove(index)}>
                    <Trash2 aria-hidden="true" className="size-5" />
                  </IconButton>
                )}
              </div>
              <div data-questions="">{children(item, index)}</div>
            </div>
          </li>
        ))}
      </ol>
      {!field.isReadOnly && items.length < maxItems && (
        <div ref={adding} className="mt-2.5 self-start">
          <ActionButton variant="secondary" onPress={add}>
            <Plus aria-hidden="true" className="size-5" />
            {words.add}
          </ActionButton>
        </div>
      )}
    </FieldGroup>
  )
}
