import { SelectField } from '@milgo/ui/select-field.tsx'
import { isolated } from './isolated.ts'

type Props = {
  readonly label: string
  readonly periods: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (code: string) => void
}

/** Which period a page is about, where there is more than one. */
export const PeriodChoice = ({ label, periods, chosen, onChoose }: Props) =>
  periods.length > 1 && (
    <div className="w-44">
      <SelectField
        label={label}
        placeholder={label}
        options={periods.map((code) => ({ value: code, label: isolated(code) }))}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  )
