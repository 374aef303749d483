import { fill } from '@milgo/messages/fill'
import type { FieldProps } from '@milgo/ui/field-props.ts'
import { RepeatableList } from '@milgo/ui/repeatable-list.tsx'
import type { ReactNode } from 'react'
import type { LineView } from '../field-view.ts'

export type ListWords = {
  /** The title of a line, with `{n}` for its number. */
  readonly line: string
  readonly add: string
  readonly remove: string
}

type Props = {
  readonly field: FieldProps
  readonly lines: readonly LineView[]
  readonly canAdd: boolean
  readonly words: ListWords
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** Draws the fields of one line. */
  readonly children: (line: LineView) => ReactNode
}

/** Draws a repeated question: lines with the same fields. */
export const ListInput = ({ field, lines, canAdd, words, onAdd, onRemove, children }: Props) => (
  <RepeatableList
    {...field}
    items={lines}
    keyOf={({ key }) => key}
    titleOf={(index) => fill(words.line, { n: index + 1 })}
    words={{ add: words.add, remove: (title) => `${words.remove}: ${title}` }}
    onAdd={onAdd}
    onRemove={onRemove}
    firstRemovable={lines.filter(({ canRemove }) => !canRemove).length}
    maxItems={canAdd ? Number.POSITIVE_INFINITY : lines.length}
  >
    {(line) => <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children(line)}</div>}
  </RepeatableList>
)
