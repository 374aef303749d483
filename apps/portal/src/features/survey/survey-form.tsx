import { validate } from '@milgo/domain/answers/validation'
import { survey, surveyForm } from '@milgo/domain/survey/questions'
import { surveyPayload } from '@milgo/domain/survey/survey-payload'
import { FormErrors } from '@milgo/form/form-errors.tsx'
import type { FormModel, RulesContext } from '@milgo/form/form-model.ts'
import { createFormStore } from '@milgo/form/form-store.ts'
import { PlaceFields } from '@milgo/form/place-fields.tsx'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { useSubmit } from '@milgo/web-client/use-submit'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { PortalForm } from '../../lib/portal-form.tsx'
import { refusedFieldsOf } from '../../lib/refused-fields.ts'
import { callCore } from '../../lib/service-client.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { findSurveyDraft, forgetSurveyDraft, storeSurveyDraft } from './survey-draft.ts'
import { useSurveyWords } from './survey-words.ts'

type Props = {
  readonly onTaken: () => Promise<void>
  readonly onSkipped: () => Promise<void>
}

const model: FormModel<RulesContext> = {
  form: surveyForm,
  issues: (answers, context) => validate(surveyForm, answers, context),
}

const openForm = () => {
  const store = createFormStore(model, { answers: {}, context: {} })
  store.reenter(findSurveyDraft())
  return store
}

/** Asks the questions of the survey, which are sent together and once, or skipped. */
export const SurveyForm = ({ onTaken, onSkipped }: Props) => {
  const { surveyTexts: words, surveyQuestions: questions, ...shared } = useSurveyWords()
  const { answerValues, formFields, issues } = shared
  const failureText = useFailureText()
  const [store] = useState(openForm)
  useEffect(() => store.onChange(() => storeSurveyDraft(store.entered())), [store])
  const [attempts, setAttempts] = useState(0)
  const { isBusy, failure, submit } = useSubmit({ leaves: true })
  const formWords = useMemo(
    () => ({ questions, options: {}, answerValues, formFields, issues }),
    [questions, answerValues, formFields, issues],
  )

  const send = (tookSurvey: boolean) =>
    submit(async () => {
      try {
        const body = surveyPayload(store.answers(), tookSurvey)
        await callCore('POST /sector-survey/update-sector-survey', { body })
      } catch (error) {
        store.refuse(refusedFieldsOf(error))
        throw error
      }
      forgetSurveyDraft()
      await (tookSurvey ? onTaken() : onSkipped())
    })
  const press = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((before) => before + 1)
    if (store.check().length === 0) void send(true)
  }
  return (
    <PortalForm store={store} words={formWords}>
      <form noValidate onSubmit={press} className="flex flex-col gap-5">
        <div className="flex gap-3 rounded-medium bg-brand-wash p-4 md:p-5 forced-colors:border">
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
        <FormErrors title={words.problems} refusal={attempts} />
        <div className={`${cardStyle} p-5 md:p-8`}>
          <PlaceFields section={survey.id} place="background" />
        </div>
        <div className="flex flex-wrap gap-3 max-sm:flex-col max-sm:flex-nowrap">
          <ActionButton variant="primary" type="submit" busyText={isBusy ? words.sending : undefined}>
            {words.send}
          </ActionButton>
          <ActionButton variant="quiet" onPress={() => void send(false)} isDisabled={isBusy}>
            {words.skip}
          </ActionButton>
        </div>
      </form>
    </PortalForm>
  )
}
