import { groupAnswers } from '@milgo/case-view/answer-group.ts'
import { SectionAnswers } from '@milgo/case-view/section-answers.tsx'
import { paths } from '@milgo/contracts/portal-paths'
import { type AnswerLine, answerLines } from '@milgo/domain/answers/lines'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { type Step, type StepNumber, stepsFor } from '@milgo/domain/application/steps'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { Badge } from '@milgo/ui/badge.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { type MouseEvent, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../../lib/words.ts'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { labelParamsOf } from './start.ts'
import { stepPlaces } from './step-places.ts'
import { type FileNames, useWording } from './use-wording.ts'

type Props = {
  readonly application: Pick<Application, 'store' | 'start'>
  readonly fileNames: FileNames
  /** Opens a step without leaving the form; present only inside the form. */
  readonly onChangeStep?: (step: StepNumber) => void
  /** Shows a step as it was filled in; present where nothing can be changed any more. */
  readonly onShowStep?: ((step: Step) => void) | undefined
  /** Returns what is shown beside an answer. */
  readonly beside?: (line: AnswerLine, label: string) => ReactNode
}

/** Shows every answer of every step in words, with a link to each step. */
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
  const lines = answerLines(store.model.form, answers, store.context())
  return (
    <div className="flex flex-col gap-5">
      {stepsFor(store.context()).map((step) => (
        <SectionAnswers
          key={step.id}
          title={wording.section(step.id)}
          groups={groupAnswers({
            lines: lines.filter(({ section }) => section === step.id),
            wording,
            places: stepPlaces[step.id].flat(),
            beside,
          })}
        >
          <StepState missing={open[step.id] ?? 0} />
          <StepLink
            step={step}
            title={wording.section(step.id)}
            onChange={onChangeStep && (() => onChangeStep(step.number))}
            onShow={onShowStep && (() => onShowStep(step))}
          />
        </SectionAnswers>
      ))}
    </div>
  )
}

/** Shows whether a step is complete, or how many answers are missing. */
const StepState = ({ missing }: { missing: number }) => {
  const { check } = useRegistrationWords().registration
  const language = useLanguage()
  return missing === 0 ? (
    <Badge tone="good">{check.complete}</Badge>
  ) : (
    <Badge tone="sun">{counted(check.missing, missing, language)}</Badge>
  )
}

type StepLinkProps = {
  readonly step: Step
  readonly title: string
  readonly onChange: (() => void) | undefined
  readonly onShow: (() => void) | undefined
}

/** Links to the step, or shows it in a window. The documents are always shown on their own page. */
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
