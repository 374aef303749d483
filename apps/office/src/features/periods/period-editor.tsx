import { type OpenPeriod, periodValuesOf } from '@milgo/contracts/office/period-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import type { PeriodValueName } from '@milgo/domain/period/period'
import { changedValues, lockedValuesIn, peopleReached } from '@milgo/domain/period/period-changes'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { ButtonWithReason } from '@milgo/ui/button-with-reason.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionRow } from '../../lib/action-row.tsx'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callCore } from '../../lib/service-client.ts'
import { PrimaryKey } from '../../lib/shortcuts/primary-key.tsx'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { UnsavedWarning } from '../../lib/unsaved-warning.tsx'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useWords } from '../../lib/words.ts'
import { AnswersSection, ConditionsSection, RegistrationSection } from './date-sections.tsx'
import { MakeCurrentCard } from './make-current-card.tsx'
import { usePeopleText } from './people-text.ts'
import { PhaseBadge } from './phase-badge.tsx'
import { ReasonsSection } from './reasons-section.tsx'
import { RulesSection } from './rules-section.tsx'
import { StudentPreview } from './student-preview.tsx'
import { useEnteredPeriod } from './use-entered-period.ts'
import { useShowPeriod } from './use-periods.ts'
import type { ValueInputs } from './value-inputs.ts'
import { WorkSection } from './work-section.tsx'

/** All values of one period, saved together. */
export const PeriodEditor = ({ period }: { readonly period: OpenPeriod }) => {
  const { officePeriods: words, periodIssues } = useWords()
  const showPeriod = useShowPeriod()
  const nameOfPeriod = usePeriodNames()
  const peopleText = usePeopleText()
  const { isBusy, failure, submit } = useSubmit()
  const { values, set, problems, leftProblems, onBlur } = useEnteredPeriod(period)
  const [isTried, setIsTried] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)

  const { code, version, use } = period
  const name = nameOfPeriod(code)
  const entered = periodValuesOf(values)
  const saved = periodValuesOf(period.values)
  const changed = changedValues(saved, entered)
  const reached = peopleReached(saved, entered, use)
  const shown = isTried ? problems : leftProblems
  const inputs: ValueInputs = {
    values,
    set,
    errorOf: (name) => {
      const problem = shown.find(({ field }) => field === name)
      return problem && periodIssues[problem.code]
    },
    isFixed: (name: PeriodValueName) => lockedValuesIn([name], use).length > 0,
  }

  const save = async (isConfirmed: boolean) => {
    const saved = await callCore('PUT /office/periods/{code}', {
      params: { code },
      body: { version, values, is_confirmed: isConfirmed },
    })
    setIsConfirming(false)
    await showPeriod(saved)
    showToast({ tone: 'good', text: fill(words.save.done, { period: nameOfPeriod(code) }) })
  }
  const trySave = () => {
    setIsTried(true)
    if (problems.length > 0) return
    if (reached.length > 0) setIsConfirming(true)
    else void submit(() => save(false))
  }

  useShortcuts({ decide: changed.length > 0 && !isBusy ? trySave : undefined })

  return (
    <>
      <Link to={officePaths.periods} className="text-small text-brand underline underline-offset-4">
        {words.back}
      </Link>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-4">
        <PageHeading title={`${words.title} ${name}`}>
          <bdi>{name}</bdi>
        </PageHeading>
        <p className="text-ink-soft">
          {words.list.code} <Ltr>{code}</Ltr>
        </p>
        <PhaseBadge phase={period.phase} />
        <MakeCurrentCard period={period} isSaving={isBusy} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <form
          className="flex min-w-0 flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            trySave()
          }}
        >
          <FailureBanner title={words.save.failed} failure={failure} />
          {isTried && problems.length > 0 && (
            <Banner tone="bad" title={words.save.problems} announce="alert">
              {[...new Set(problems.map(({ field }) => words.values[field]))].join(', ')}
            </Banner>
          )}
          {/* The answered values replace the typed ones, so the fields are disabled until the answer arrives. */}
          <fieldset disabled={isBusy} onBlur={onBlur} className="contents">
            <RegistrationSection {...inputs} />
            <ConditionsSection {...inputs} />
            <AnswersSection {...inputs} />
            <WorkSection {...inputs} />
            <ReasonsSection {...inputs} />
          </fieldset>
          <RulesSection {...period} />
          <div className="sticky bottom-0 z-10 border-t border-line bg-paper py-3">
            <ActionRow>
              <ButtonWithReason
                variant="primary"
                type="submit"
                disabledReason={changed.length === 0 ? words.save.nothing : undefined}
                busyText={isBusy ? words.save.busy : undefined}
              >
                {words.save.action}
                <PrimaryKey />
              </ButtonWithReason>
            </ActionRow>
          </div>
        </form>
        <div className="min-w-0 xl:sticky xl:top-20">
          <StudentPreview values={values} now={new Date(period.now)} />
        </div>
      </div>
      <UnsavedWarning isUnsaved={changed.length > 0} />
      {isConfirming && (
        <ModalWindow
          isOpen
          header={words.save.confirmTitle}
          text={fill(words.save.confirmText, {
            values: changed.map((name) => words.values[name]).join(', '),
          })}
          positive={{
            label: words.save.confirm,
            onPress: () => void submit(() => save(true)),
            busyText: isBusy ? words.save.busy : undefined,
          }}
          negative={{ label: words.save.cancel, onPress: () => setIsConfirming(false) }}
          onDismiss={() => setIsConfirming(false)}
        >
          <FailureBanner title={words.save.failed} failure={failure} />
          <ul className="list-disc ps-5">
            {reached.map(({ group, count }) => (
              <li key={group}>{peopleText(group, count)}</li>
            ))}
          </ul>
        </ModalWindow>
      )}
    </>
  )
}
