import { fill } from '@milgo/messages/fill'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { RepeatableList } from '@milgo/ui/repeatable-list.tsx'
import type { ReactNode } from 'react'
import type { LineView } from '../field-view.ts'

export type ListWords = {
  /** With `{n}` for its number. */
  readonly line: string
  readonly add: string
  readonly remove: string
}

type Props = {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly lines: readonly LineView[]
  readonly canAdd: boolean
  readonly isReadOnly: boolean
  readonly words: ListWords
  readonly onAdd: () => void
  readonly onRemove: (index: number) => void
  /** The fields of one line. */
  readonly children: (line: LineView) => ReactNode
}

/** A repeated question: lines of the same fields. */
export const ListInput = ({
  id,
  label,
  error,
  lines,
  canAdd,
  isReadOnly,
  words,
  onAdd,
  onRemove,
  children,
}: Props) => (
  <fieldset id={id} data-field="" className="flex min-w-0 flex-col gap-3">
    <legend className="mb-2 font-medium">{label}</legend>
    {error !== undefined && <ErrorLine>{error}</ErrorLine>}
    <RepeatableList
      items={lines}
      keyOf={({ key }) => key}
      titleOf={(index) => fill(words.line, { n: index + 1 })}
      words={{ add: words.add, remove: (title) => `${words.remove}: ${title}` }}
      onAdd={onAdd}
      onRemove={onRemove}
      firstRemovable={lines.filter(({ canRemove }) => !canRemove).length}
      maxItems={canAdd ? Number.POSITIVE_INFINITY : lines.length}
      isReadOnly={isReadOnly}
    >
      {(line) => <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">{children(line)}</div>}
    </RepeatableList>
  </fieldset>
)
