import { toDotted } from '@milgo/domain/identity/calendar-date'
import { fill } from '@milgo/messages/fill'
import { AmountField } from '@milgo/ui/amount-field.tsx'
import { amountText } from '@milgo/ui/amount-text.ts'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import {
  type CalculatorField,
  calculatorFields,
  limitedFields,
  type ReserveWindow,
  type Typed,
} from './calculator-fields.ts'
import { useScoreWords } from './score-words.ts'

const reserveDays = ({ from, to }: ReserveWindow) => ({
  from: toDotted(from, 'DD.MM.YYYY'),
  to: toDotted(to, 'DD.MM.YYYY'),
})

type Props = {
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
  readonly reserveWindow: ReserveWindow
  /** The fields whose value cannot be used for the computation. */
  readonly wrong: readonly CalculatorField[]
  readonly helps?: Partial<Record<CalculatorField, string>>
  readonly hasTooManyChildren?: boolean
}

/** Draws the figures that give points: the number fields in columns, the checkboxes below. */
export const ScoreFields = ({ typed, onChange, reserveWindow, wrong, helps, hasTooManyChildren }: Props) => {
  const { resultView, formFields } = useScoreWords()
  const words = resultView.calculator
  const allHelps: Partial<Record<CalculatorField, string>> = {
    cluster: words.clusterHelp,
    daysInReserve: fill(words.daysInReserveHelp, reserveDays(reserveWindow)),
    ...helps,
  }
  const errors: Partial<Record<CalculatorField, string>> = hasTooManyChildren
    ? { childrenCount: words.tooManyChildren }
    : {}
  const set = (field: CalculatorField) => (value: string | boolean) => onChange({ ...typed, [field]: value })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {limitedFields(reserveWindow).map(({ field, kind, min, max }) => {
          if (kind === 'yesNo') return null
          const props = {
            label: words[field],
            value: String(typed[field]),
            onChange: set(field),
            error: wrong.includes(field)
              ? fill(words.range, { min, max: amountText(String(max)) })
              : errors[field],
            ...(allHelps[field] !== undefined && { help: allHelps[field] }),
          }
          return (
            <div key={field} className="field-cell">
              {kind === 'amount' ? (
                <AmountField {...props} currency={formFields.currency} />
              ) : (
                <DigitsField {...props} />
              )}
            </div>
          )
        })}
      </div>
      <div className="mt-4">
        {calculatorFields.map(
          ({ field, kind }) =>
            kind === 'yesNo' && (
              <CheckboxField key={field} value={typed[field] === true} onChange={set(field)}>
                {words[field]}
              </CheckboxField>
            ),
        )}
      </div>
    </>
  )
}
