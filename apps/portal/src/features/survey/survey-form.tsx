import {
  blankSurvey,
  type SurveyQuestion,
  surveyIssues,
  surveyListOf,
  surveyQuestions,
  surveyToSend,
} from '@milgo/domain/survey/survey'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { SurveyField } from './survey-field.tsx'
import { useSurveyWords } from './survey-words.ts'

type Props = {
  readonly lists: CoreAnswer<'/sector-survey/get-static-data'>
  readonly onTaken: () => Promise<void>
  readonly onSkipped: () => Promise<void>
}

const fieldIdOf = (question: SurveyQuestion): string => `survey-${question}`

/** Six questions, sent together and once; or not at all. */
export const SurveyForm = ({ lists, onTaken, onSkipped }: Props) => {
  const { surveyTexts: words, surveyQuestions: labels, issues: texts } = useSurveyWords()
  const failureText = useFailureText()
  const [answers, setAnswers] = useState(blankSurvey)
  const [attempts, setAttempts] = useState(0)
  const { isBusy, failure, submit } = useSubmit()
  const missing = surveyIssues({ ...answers, took_survey: true })
  const problems = attempts === 0 ? [] : missing

  const send = (tookSurvey: boolean) =>
    submit(async () => {
      await callCore('POST /sector-survey/update-sector-survey', { body: surveyToSend(answers, tookSurvey) })
      await (tookSurvey ? onTaken() : onSkipped())
    })
  const press = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((before) => before + 1)
    if (missing.length === 0) void send(true)
  }
  return (
    <form noValidate onSubmit={press} className="flex flex-col gap-5">
      <div className="flex gap-3 rounded-medium bg-brand-wash p-4 md:p-5">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="font-bold">{words.privacyTitle}</p>
          <p>{words.privacy}</p>
          <p className="mt-1">{words.optional}.</p>
        </div>
      </div>
      {failure && !isBusy && (
        <Banner key={failure.count} tone="bad" title={words.failed} announce="alert">
          {failureText(failure.error)}
        </Banner>
      )}
      <ErrorSummary
        title={words.problems}
        attempt={attempts}
        problems={problems.map(({ questionId, code }) => ({
          fieldId: fieldIdOf(questionId as SurveyQuestion),
          label: labels[questionId as SurveyQuestion],
          message: texts[code],
        }))}
      />
      <div className={`${cardStyle} grid gap-x-6 gap-y-5 p-5 md:grid-cols-2 md:p-8`}>
        {surveyQuestions.map((question) => (
          <SurveyField
            key={question}
            id={fieldIdOf(question)}
            label={labels[question]}
            isLong={surveyListOf[question] === 'countries'}
            options={lists[surveyListOf[question]]}
            value={answers[question]}
            error={
              problems.some(({ questionId }) => questionId === question) ? texts.FIELD_REQUIRED : undefined
            }
            onChange={(value) => setAnswers((before) => ({ ...before, [question]: value }))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <ActionButton variant="primary" type="submit" busyText={isBusy ? words.sending : undefined}>
          {words.send}
        </ActionButton>
        <ActionButton variant="quiet" onPress={() => void send(false)} isDisabled={isBusy}>
          {words.skip}
        </ActionButton>
      </div>
    </form>
  )
}
