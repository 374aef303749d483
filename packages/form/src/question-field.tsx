import { helpKeyOf, type Question } from '@milgo/domain/answers/define'
import { memo } from 'react'
import type { PlainRow } from './field-by-kind.tsx'
import { FieldOfRow } from './field-of-row.tsx'
import { fieldIdOf } from './field-place.ts'
import type { FieldView } from './field-view.ts'
import type { FieldExtras } from './fields/field-input.ts'
import { ListInput, type ListWords } from './fields/list-input.tsx'
import { useForm } from './form-context.tsx'
import { complaintText, labelOf } from './form-words.ts'
import { useField } from './use-form-state.ts'
import { useHelpPopup } from './use-help-popup.tsx'

type Props = FieldExtras & {
  readonly id: string
  /** The words of a repeated question; absent for all others. */
  readonly list?: ListWords
}

/** Draws the field of a question of any kind; nothing while the question is hidden. */
export const QuestionField = memo(({ id, list, ...extras }: Props) => {
  const { store } = useForm()
  const view = useField(id)
  const question = store.model.form.byId.get(id)
  if (question === undefined || !view.isShown) return null
  if (question.kind === 'list') return <ListField question={question} view={view} words={list} />
  return (
    <FieldOfRow
      row={plain(question)}
      place={{ questionId: id }}
      view={view}
      helpKey={helpKeyOf(question)}
      extras={extras}
    />
  )
})

const plain = (row: Question | PlainRow): PlainRow => {
  if (row.kind === 'list' || row.kind === 'file' || row.kind === 'files')
    throw new Error(`A question of the kind ${row.kind} has a field of its own`)
  return row
}

const noExtras: FieldExtras = {}

type ListProps = {
  readonly question: Extract<Question, { readonly kind: 'list' }>
  readonly view: FieldView
  readonly words: ListWords | undefined
}

const ListField = ({ question, view, words }: ListProps) => {
  const form = useForm()
  const popup = useHelpPopup(helpKeyOf(question))
  if (words === undefined) throw new Error(`The lines of ${question.id} have no words`)
  const { id } = question
  return (
    <ListInput
      field={{
        id: fieldIdOf({ questionId: id }),
        label: labelOf(view.labelKey, form.words),
        error: view.complaint && complaintText(view.complaint, form.words),
        popup,
        isRequired: view.isRequired,
        isReadOnly: view.isReadOnly,
      }}
      lines={view.lines ?? []}
      canAdd={view.canAddLine}
      words={words}
      onAdd={() => form.store.addLine(id)}
      onRemove={(index) => form.store.removeLine(id, index)}
    >
      {({ key, parts }) =>
        Object.entries(question.item).map(([part, row]) => {
          const partView = parts[part]
          return (
            partView && (
              <FieldOfRow
                key={part}
                row={plain(row as PlainRow)}
                place={{ questionId: id, line: key, part }}
                view={partView}
                helpKey={row.help ?? `${id}.${part}`}
                extras={noExtras}
              />
            )
          )
        })
      }
    </ListInput>
  )
}
