import { fill } from '@milgo/messages/fill'
import { AmountField } from '@milgo/ui/amount-field.tsx'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { type CalculatorField, calculatorFields, type Typed } from './calculator-fields.ts'
import { useScoreWords } from './score-words.ts'

type Props = {
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
  /** Fields whose value cannot be computed with. */
  readonly wrong: readonly CalculatorField[]
  readonly helps?: Partial<Record<CalculatorField, string>>
  /** What is wrong with a field beside its bounds. */
  readonly errors?: Partial<Record<CalculatorField, string>>
}

/** The figures that carry points: what one writes beside each other, what one ticks together below. */
export const ScoreFields = ({ typed, onChange, wrong, helps = {}, errors = {} }: Props) => {
  const { resultView, formFields } = useScoreWords()
  const words = resultView.calculator
  const set = (field: CalculatorField) => (value: string | boolean) => onChange({ ...typed, [field]: value })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {calculatorFields.map(({ field, kind, min, max }) => {
          if (kind === 'yesNo') return null
          const props = {
            label: words[field],
            value: String(typed[field]),
            onChange: set(field),
            error: wrong.includes(field) ? fill(words.range, { min, max }) : errors[field],
            ...(helps[field] !== undefined && { help: helps[field] }),
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
