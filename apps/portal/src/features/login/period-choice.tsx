import { periodName } from '@milgo/messages/academic-year-text'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useState } from 'react'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useLanguage } from '../../lib/words.ts'
import { findAskedPeriod, saveAskedPeriod } from './asked-period.ts'
import { useLoginWords } from './login-words.ts'

/** Asks a student who has applied in several periods which account is meant; it is not shown to others. */
export const PeriodChoice = () => {
  const { login } = useLoginWords()
  const language = useLanguage()
  const { data: periods = [] } = useCoreQuery('/registration-period/get-all')
  const [asked, setAsked] = useState(findAskedPeriod)
  const begun = periods.filter(({ phase, is_current }) => phase !== 'upcoming' || is_current)
  if (begun.length < 2) return null
  const current = begun.find(({ is_current }) => is_current) ?? begun[0]
  return (
    <div className={`${cardStyle} px-5 py-6 sm:px-8`}>
      <SelectField
        id="login-period"
        label={login.period.label}
        help={login.period.help}
        placeholder={login.period.label}
        options={begun.map((one) => ({ value: one.code, label: periodName(one, begun, language) }))}
        value={asked ?? current?.code ?? null}
        onChange={(code) => {
          saveAskedPeriod(code)
          setAsked(code)
        }}
      />
    </div>
  )
}
