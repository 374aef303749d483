import type { ReadyResults } from '@milgo/contracts/office/list-releases'
import { releasePath } from '@milgo/contracts/office-paths'
import { daysAfter } from '@milgo/domain/time/jerusalem-day'
import { counted } from '@milgo/messages/counted'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DateField } from '@milgo/ui/date-field.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'

type Props = {
  readonly period: string | null
  readonly today: string
  readonly ready: readonly ReadyResults[]
}

/** The latest day that can be chosen, in days from today. */
const furthestDays = 120

/** Makes a release of all results that are ready. */
export const MakeCard = ({ period, today, ready }: Props) => {
  const { officeReleases, formFields, errors } = useWords()
  const { make: words, results } = officeReleases
  const language = useLanguage()
  const navigate = useNavigate()
  const { isBusy, failure, submit } = useSubmit()
  const some = ready.find(({ count }) => count > 0)
  const [result, setResult] = useState<'1' | '2'>(some?.result ?? '1')
  const [day, setDay] = useState<string | null>(today)
  const chosen = ready.find((one) => one.result === result)
  const count = chosen?.count ?? 0
  const other = chosen?.other_rules ?? 0
  const make = async () => {
    if (day === null || period === null) return
    const { id } = await callCore('POST /office/releases/make', { body: { period, result, planned_on: day } })
    await navigate(releasePath(id))
  }
  return (
    <Card title={words.title}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(make)
        }}
      >
        <FailureBanner title={errors.RELEASE_NOT_ALLOWED} failure={failure} />
        <SelectField
          label={words.result}
          options={(['1', '2'] as const).map((value) => ({ value, label: results[value] }))}
          value={result}
          onChange={setResult}
          placeholder={words.result}
          isRequired
        />
        <p className="font-medium">{count === 0 ? words.none : counted(words.ready, count, language)}</p>
        {other > 0 && (
          <p className="text-small text-ink-soft">{counted(words.otherRules, other, language)}</p>
        )}
        <DateField
          label={words.plannedOn}
          help={words.plannedHelp}
          words={formFields.date}
          value={day}
          onChange={setDay}
          min={today}
          max={daysAfter(today, furthestDays)}
          openAt={today}
          isRequired
        />
        <ActionButton
          variant="primary"
          type="submit"
          isDisabled={count === 0 || day === null}
          busyText={isBusy ? words.submitting : undefined}
        >
          {words.submit}
        </ActionButton>
      </form>
    </Card>
  )
}
