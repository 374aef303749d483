import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ActionButton } from './action-button.tsx'
import { FieldGroup } from './field-group.tsx'
import type { FieldProps } from './field-props.ts'
import { findFocusable } from './focusable.ts'
import { IconButton } from './icon-button.tsx'

type Props<Item> = Omit<FieldProps, 'isDisabled'> & {
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
}

/**
 * Lines of the same questions, as many as needed. Focus follows: into a new line, to the line before a removed one, or to
 * the button that adds a line where none is left.
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

  // Every render may be the one that brings the asked-for line.
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
