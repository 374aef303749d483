import { paths } from '@milgo/contracts/portal-paths'
import { answerLines } from '@milgo/domain/answers/lines'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { applicationForm } from '@milgo/domain/application/form'
import { stepsFor } from '@milgo/domain/application/steps'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { findWord } from '@milgo/messages/find-word'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useLanguage, useWords } from '../../lib/words.ts'
import { findKeptStep, type KeptStep } from './keeping/kept-steps.ts'
import { openApplication } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { labelParamsOf, type Start } from './start.ts'
import { StartedPage } from './started-page.tsx'
import { stepPlaces } from './step-places.ts'
import { showingFor } from './step-showing.ts'
import { useWording } from './use-wording.ts'

/** Every answer in words, with a way back to each step; made to be printed too. */
export const CheckAnswersPage = () => (
  <StartedPage name="check">{(start) => <Answers start={start} />}</StartedPage>
)

const Answers = ({ start }: { start: Start }) => {
  const [{ store }] = useState(() => openApplication(start, showingFor(start)))
  const { shell } = useWords()
  const { registration } = useRegistrationWords()
  const { check } = registration
  const labelParams = useMemo(() => labelParamsOf(start), [start])
  const answers: ApplicationAnswers = store.answers()
  const wording = useWording(labelParams, answers.under18City)
  const lines = answerLines(applicationForm, store.answers(), store.facts())
  const kept = stepsFor(store.facts()).flatMap(({ id }) => findKeptStep(id) ?? [])
  return (
    <div className="page-column py-6 md:py-8">
      <PageHeading documentTitle={fill(shell.documentTitle, { page: check.title })} className="text-display">
        {check.title}
      </PageHeading>
      <p className="mt-2 hidden print:block">
        {shell.brand} · <Ltr>{jerusalemTime(store.facts().now).date}</Ltr>
      </p>
      <p className="mt-2 max-w-measure text-lead text-ink-soft print:hidden">{check.lead}</p>
      <div className="mt-6 flex flex-col gap-5">
        {kept.map((step) => (
          <StepAnswers
            key={step.id}
            step={step}
            missing={store.status().open[step.id] ?? 0}
            lines={lines
              .filter(({ section }) => section === step.id)
              .map((line) => ({
                key: [line.questionId, line.index, line.part].join('.'),
                place: line.place,
                label: wording.label(line),
                text: wording.text(line),
              }))}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Link to={paths.registration} className={buttonStyle('primary')}>
          {check.back}
        </Link>
        <ActionButton variant="secondary" onPress={() => print()}>
          <Printer aria-hidden="true" className="size-5" />
          {check.print}
        </ActionButton>
      </div>
    </div>
  )
}

type Line = { readonly key: string; readonly place: string; readonly label: string; readonly text: string }

const StepAnswers = ({
  step,
  missing,
  lines,
}: {
  step: KeptStep
  missing: number
  lines: readonly Line[]
}) => {
  const { places, registration, steps } = useRegistrationWords()
  const { check } = registration
  const language = useLanguage()
  const title = steps[step.id]
  return (
    <section
      aria-labelledby={`check-${step.id}`}
      className={`${cardStyle} px-6 pt-5 pb-6 max-sm:px-4 print:break-inside-avoid-page print:border-0 print:px-0 print:shadow-none`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={`check-${step.id}`} className="grow text-title">
          {title}
        </h2>
        {missing === 0 ? (
          <Badge tone="good">{check.complete}</Badge>
        ) : (
          <Badge tone="sun">{counted(check.missing, missing, language)}</Badge>
        )}
        <Link
          to={`${paths.registration}?step=${step.number}`}
          aria-label={fill(check.changeStep, { step: title })}
          className={`${textLinkStyle} print:hidden`}
        >
          {check.change}
        </Link>
      </div>
      {stepPlaces[step.id].flat().map((place) => {
        const shown = lines.filter((line) => line.place === place)
        if (shown.length === 0) return null
        const placeTitle = findWord(places, `${step.id}.${place}`) ?? place
        return (
          <div key={place} className="mt-4">
            {placeTitle !== title && <h3 className="mb-1 font-bold text-ink-soft">{placeTitle}</h3>}
            <dl className="grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              {shown.map(({ key, label, text }) => (
                <div key={key} className="col-span-full grid grid-cols-subgrid border-t border-line py-2.5">
                  <dt className="pe-4 text-ink-soft">
                    <TextWithNumbers text={label} />
                  </dt>
                  <dd className="font-medium break-words">
                    <bdi>{text}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </section>
  )
}
