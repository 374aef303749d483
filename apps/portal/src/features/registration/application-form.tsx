import { useEffect, useMemo, useState } from 'react'
import { FormProvider } from '../../form/form-context.tsx'
import { ApplicationFrame } from './application-frame.tsx'
import { openApplication } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { labelParamsOf, type Start } from './start.ts'
import type { StepShowing } from './step-showing.ts'

type Props = { readonly start: Start; readonly showing: StepShowing }

/** The form with its answers; it lives as long as the page is open, whichever step is shown. */
export const ApplicationForm = ({ start, showing }: Props) => {
  const [application] = useState(() => openApplication(start, showing))
  const { answerValues, formFields, issues, options, password, questions } = useRegistrationWords()
  const words = useMemo(
    () => ({
      questions,
      options,
      issues,
      answerValues,
      formFields,
      password,
      labelParams: labelParamsOf(start),
    }),
    [questions, options, issues, answerValues, formFields, password, start],
  )
  useEffect(() => application.keeper.follow(), [application])
  return (
    <FormProvider store={application.store} words={words}>
      <ApplicationFrame application={application} />
    </FormProvider>
  )
}
