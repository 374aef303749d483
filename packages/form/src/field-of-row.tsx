import type { Answer } from '@milgo/domain/answers/answer'
import type { FieldProps } from '@milgo/ui/field-props.ts'
import { WarningLine } from '@milgo/ui/warning-line.tsx'
import { afterPress } from './after-press.ts'
import { FieldByKind, type PlainRow } from './field-by-kind.tsx'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { FieldView } from './field-view.ts'
import type { FieldExtras } from './fields/field-input.ts'
import { useForm } from './form-context.tsx'
import { complaintText, type FormWords, labelOf, optionLabel } from './form-words.ts'
import { useHelpPopup } from './use-help-popup.tsx'
import { isWritten } from './written-kinds.ts'

type Props = {
  readonly row: PlainRow
  readonly place: FieldPlace
  readonly view: FieldView
  /** Key of the help text. */
  readonly helpKey: string
  readonly extras: FieldExtras
}

/** Draws one field from its row and its view. */
export const FieldOfRow = ({ row, place, view, helpKey, extras }: Props) => {
  const { store, words } = useForm()
  const { questionId, part } = place
  const popup = useHelpPopup(helpKey)
  return (
    <FieldByKind
      row={row}
      view={view}
      field={{ ...fieldProps(row, place, view, extras, words), popup }}
      words={words}
      extras={extras}
      labelOption={(option) =>
        optionLabel(option, { questionId, row, ...(part !== undefined && { part }) }, words)
      }
      onChange={(raw: Answer | undefined) => store.change(place, raw)}
      onBlur={() => afterPress(() => store.leave(place))}
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
  extras: FieldExtras,
  words: FormWords,
): FieldProps => ({
  id: fieldIdOf(place),
  label: labelOf(view.labelKey, words),
  optionalMark: !view.isRequired && isWritten[row.kind] ? words.formFields.optional : undefined,
  help: view.warning ? <WarningLine>{complaintText(view.warning, words)}</WarningLine> : extras.help,
  error: view.complaint && complaintText(view.complaint, words),
  isRequired: view.isRequired,
  isDisabled: view.isDisabled,
  isReadOnly: view.isReadOnly,
})
