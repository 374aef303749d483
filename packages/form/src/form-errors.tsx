import { counted } from '@milgo/messages/counted'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import { useEffect, useRef } from 'react'
import { useForm } from './form-context.tsx'
import type { Problem } from './form-status.ts'
import { complaintText, labelOf } from './form-words.ts'
import { refusalText } from './server-refusal.ts'
import { useFormStatus } from './use-form-state.ts'

type Props = {
  /** Changes with every refusal of the server; then the box comes into sight and is read. */
  readonly refusal?: number
  /** The sections that are on the page, where that is not the whole form. */
  readonly sections?: readonly string[]
  /** Names a field of a repeated question. */
  readonly labelProblem?: (problem: Problem) => string
}

/** On top of the form: what the server refused, and every problem with a way to its field. */
export const FormErrors = ({ refusal, sections, labelProblem }: Props) => {
  const { words, language } = useForm()
  const { unplaced, ...status } = useFormStatus()
  const texts = new Set(unplaced.map(refusalText))
  const problems = status.problems.filter(({ section }) => sections?.includes(section) ?? true)
  // Only a press moves the reader: a box that an autosave brings says its part where it stands.
  const announced = useRef(refusal)
  const attempt = refusal === undefined || refusal === announced.current ? {} : { attempt: refusal }
  useEffect(() => {
    announced.current = refusal
  }, [refusal])
  return (
    <>
      {texts.size > 0 && (
        <ErrorBox title={words.formFields.refused} {...attempt}>
          <ul className="mt-1">
            {[...texts].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </ErrorBox>
      )}
      <ErrorSummary
        title={counted(words.formFields.problems, problems.length, language)}
        problems={problems.map((problem) => ({
          fieldId: problem.fieldId,
          label: labelProblem?.(problem) ?? labelOf(problem.labelKey, words),
          message: complaintText(problem.complaint, words),
        }))}
        {...(texts.size > 0 ? {} : attempt)}
      />
    </>
  )
}
