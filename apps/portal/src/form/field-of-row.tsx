import type { Answer } from '@milgo/domain/answers/answer'
import { fill } from '@milgo/messages/fill'
import type { FieldProps } from '@milgo/ui/field-props.ts'
import { HelpPopup } from '@milgo/ui/help-popup.tsx'
import { FieldByKind, type PlainKind, type PlainRow } from './field-by-kind.tsx'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { FieldView } from './field-view.ts'
import type { FieldExtras } from './fields/field-input.ts'
import { type FormSurroundings, useForm } from './form-context.tsx'
import { complaintText, labelOf, optionLabel } from './form-words.ts'

type Props = {
  readonly row: PlainRow
  readonly place: FieldPlace
  readonly view: FieldView
  /** Key of the help text. */
  readonly helpKey: string
  readonly extras: FieldExtras
}

/** A box or a row of cards shows by itself that it may be left alone. */
const marksOptional: ReadonlySet<PlainKind> = new Set([
  'text',
  'digits',
  'israeliId',
  'phone',
  'email',
  'amount',
  'date',
  'entry',
])

/** One field, from its row and its view. */
export const FieldOfRow = ({ row, place, view, helpKey, extras }: Props) => {
  const form = useForm()
  const { store, words } = form
  const { questionId, part } = place
  return (
    <FieldByKind
      row={row}
      view={view}
      field={fieldProps(row, place, view, helpKey, extras, form)}
      words={words}
      extras={extras}
      labelOption={(option) =>
        optionLabel(option, { questionId, row, ...(part !== undefined && { part }) }, words)
      }
      onChange={(raw: Answer | undefined) => store.change(place, raw)}
      onBlur={() => store.leave(place)}
      onPaste={
        view.refusesPaste
          ? (event) => {
              event.preventDefault()
              store.refusePaste(place)
            }
          : undefined
      }
    />
  )
}

const fieldProps = (
  row: PlainRow,
  place: FieldPlace,
  view: FieldView,
  helpKey: string,
  extras: FieldExtras,
  { words, help }: FormSurroundings,
): FieldProps => {
  const { formFields } = words
  const explained = help.get(helpKey)
  const isOptional = !view.isRequired && marksOptional.has(row.kind)
  return {
    id: fieldIdOf(place),
    label: labelOf(view.labelKey, words),
    optionalMark: isOptional ? formFields.optional : undefined,
    help: view.warning ? complaintText(view.warning, words) : extras.help,
    error: view.complaint && complaintText(view.complaint, words),
    popup: explained && (
      <HelpPopup
        title={explained.title}
        text={explained.text}
        words={{ open: (title) => fill(formFields.help.open, { title }), close: formFields.help.close }}
      />
    ),
    isRequired: view.isRequired,
    isDisabled: view.isDisabled,
    isReadOnly: view.isReadOnly,
  }
}
