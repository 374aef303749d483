import { SelectField } from '@milgo/ui/select-field.tsx'
import { usePeriodNames } from './use-period-names.ts'

type Props = {
  readonly label: string
  readonly periods: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (code: string) => void
}

/** The choice of the page's period, if there is more than one. */
export const PeriodChoice = ({ label, periods, chosen, onChoose }: Props) => {
  const nameOf = usePeriodNames()
  return (
    periods.length > 1 && (
      <div className="w-60">
        <SelectField
          label={label}
          placeholder={label}
          options={periods.map((code) => ({ value: code, label: nameOf(code) }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
    )
  )
}
