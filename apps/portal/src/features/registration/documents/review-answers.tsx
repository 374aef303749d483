import type { StepNumber } from '@milgo/domain/application/steps'
import { useEffect, useMemo, useRef } from 'react'
import { AnswersInWords } from '../answers-in-words.tsx'
import type { Application } from '../open-application.ts'
import { useRegistrationWords } from '../registration-words.ts'
import type { DocumentFiles } from './document-files.ts'

type Props = {
  readonly application: Application
  readonly files: DocumentFiles
  readonly onChangeStep: (step: StepNumber) => void
}

/** Between the last document and Send: everything that is about to be sent, to be looked over. */
export const ReviewAnswers = ({ application, files, onChangeStep }: Props) => {
  const { check } = useRegistrationWords().registration
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const fileNames = useMemo(
    () => ({ get: (name: string) => files.findReference(name)?.original_file_name }),
    [files],
  )
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {check.title}
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft">{check.lead}</p>
      </div>
      <AnswersInWords application={application} fileNames={fileNames} onChangeStep={onChangeStep} />
    </>
  )
}
