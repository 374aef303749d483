import { paths } from '@milgo/contracts/portal-paths'
import { type AnswerLine, answerLines } from '@milgo/domain/answers/lines'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { applicationForm } from '@milgo/domain/application/form'
import { type StepNumber, stepsFor } from '@milgo/domain/application/steps'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { findWord } from '@milgo/messages/find-word'
import { Badge } from '@milgo/ui/badge.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { type MouseEvent, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/words.ts'
import { findKeptStep, type KeptStep } from './keeping/kept-steps.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { labelParamsOf } from './start.ts'
import { stepPlaces } from './step-places.ts'
import { type FileNames, useWording } from './use-wording.ts'

type Props = {
  readonly application: Pick<Application, 'store' | 'start'>
  readonly fileNames: FileNames
  /** Where the steps are at hand: opens one without leaving the form. */
  readonly onChangeStep?: (step: StepNumber) => void
  /** Where nothing can be changed any more: shows one as it was filled in. */
  readonly onShowStep?: ((step: KeptStep) => void) | undefined
  /** What is to be said of one answer. */
  readonly beside?: (line: AnswerLine, label: string) => ReactNode
}

/** Every answer of every step in words, with a way back to each step. */
export const AnswersInWords = ({
  application: { store, start },
  fileNames,
  onChangeStep,
  onShowStep,
  beside,
}: Props) => {
  const labelParams = useMemo(() => labelParamsOf(start), [start])
  const answers: ApplicationAnswers = useSyncExternalStore(store.subscribe, store.answers)
  const { open } = useSyncExternalStore(store.subscribe, store.status)
  const wording = useWording(labelParams, answers.under18City, fileNames)
  const lines = answerLines(applicationForm, answers, store.facts())
  const kept = stepsFor(store.facts()).flatMap(({ id }) => findKeptStep(id) ?? [])
  return (
    <div className="flex flex-col gap-5">
      {kept.map((step) => (
        <StepAnswers
          key={step.id}
          step={step}
          onChange={onChangeStep && (() => onChangeStep(step.number))}
          onShow={onShowStep && (() => onShowStep(step))}
          missing={open[step.id] ?? 0}
          lines={lines
            .filter(({ section }) => section === step.id)
            .map((line) => ({
              key: [line.questionId, line.index, line.part].join('.'),
              place: line.place,
              label: wording.label(line),
              text: wording.text(line),
              statements: wording.statements(line),
              beside: beside?.(line, wording.label(line)),
            }))}
        />
      ))}
    </div>
  )
}

type Line = {
  readonly key: string
  readonly place: string
  readonly label: string
  readonly text: string
  readonly statements: readonly string[]
  readonly beside: ReactNode
}

type StepAnswersProps = {
  readonly step: KeptStep
  readonly missing: number
  readonly lines: readonly Line[]
  readonly onChange: (() => void) | undefined
  readonly onShow: (() => void) | undefined
}

const StepAnswers = ({ step, missing, lines, onChange, onShow }: StepAnswersProps) => {
  const { places, registration, steps } = useRegistrationWords()
  const { check } = registration
  const language = useLanguage()
  const title = steps[step.id]
  return (
    <section
      aria-labelledby={`check-${step.id}`}
      className={`${cardStyle} px-6 pt-5 pb-6 max-sm:px-4 print:border-0 print:px-0 print:shadow-none`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:break-after-avoid">
        <h2 id={`check-${step.id}`} className="grow text-title">
          {title}
        </h2>
        {missing === 0 ? (
          <Badge tone="good">{check.complete}</Badge>
        ) : (
          <Badge tone="sun">{counted(check.missing, missing, language)}</Badge>
        )}
        <StepLink step={step} title={title} onChange={onChange} onShow={onShow} />
      </div>
      {stepPlaces[step.id].flat().map((place) => {
        const shown = lines.filter((line) => line.place === place)
        if (shown.length === 0) return null
        const placeTitle = findWord(places, `${step.id}.${place}`) ?? place
        return (
          <div key={place} className="mt-4">
            {placeTitle !== title && (
              <h3 className="mb-1 font-bold text-ink-soft print:break-after-avoid">{placeTitle}</h3>
            )}
            <dl className="grid grid-cols-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
              {shown.map(({ key, label, text, statements, beside }) => (
                <div
                  key={key}
                  className="col-span-full grid grid-cols-subgrid border-t border-line py-2.5 print:break-inside-avoid"
                >
                  <dt className="pe-4 text-ink-soft">
                    <TextWithNumbers text={label} />
                    {statements.map((statement) => (
                      <span key={statement} className="mt-1 block text-small">
                        <TextWithNumbers text={statement} />
                      </span>
                    ))}
                  </dt>
                  <dd className="font-medium break-words">
                    <bdi>{text}</bdi>
                    {beside}
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

type StepLinkProps = Pick<StepAnswersProps, 'step' | 'onChange' | 'onShow'> & { readonly title: string }

/** Back to the step, or a look at it; files are looked at on their own page. */
const StepLink = ({ step, title, onChange, onShow }: StepLinkProps) => {
  const { check } = useRegistrationWords().registration
  const style = `${textLinkStyle} print:hidden`
  if (onShow && step.id !== 'documents')
    return (
      <button
        type="button"
        aria-label={fill(check.showStep, { step: title })}
        onClick={onShow}
        className={style}
      >
        {check.show}
      </button>
    )
  return (
    <Link
      to={`${paths.registration}?step=${step.number}`}
      aria-label={fill(onShow ? check.showStep : check.changeStep, { step: title })}
      {...(onChange && {
        onClick: (event: MouseEvent) => {
          event.preventDefault()
          onChange()
        },
      })}
      className={style}
    >
      {onShow ? check.show : check.change}
    </Link>
  )
}
