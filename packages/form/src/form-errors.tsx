import { counted } from '@milgo/messages/counted'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useEffect, useRef } from 'react'
import { useForm } from './form-context.tsx'
import type { Problem } from './form-status.ts'
import { complaintText, labelOf } from './form-words.ts'
import { refusalText } from './server-refusal.ts'
import { useFormStatus } from './use-form-state.ts'

type Props = {
  /** The title of the problems, if it is not the one that all forms share. */
  readonly title?: string
  /** Changes with every refusal of the server. On a change the box scrolls into view and is read out. */
  readonly refusal?: number
  /** The sections on the page; undefined where the page shows the whole form. */
  readonly sections?: readonly string[]
  /** Labels a problem where the field's own label is not enough, as in a repeated question. */
  readonly labelProblem?: (problem: Problem) => string
}

/** Shows what the server refused and a link to the field of every problem, on top of the form. */
export const FormErrors = ({ title: ownTitle, refusal, sections, labelProblem }: Props) => {
  const { words, language } = useForm()
  const { unplaced, ...status } = useFormStatus()
  const texts = new Set(unplaced.map(refusalText))
  const problems = status.problems.filter(({ section }) => sections?.includes(section) ?? true)
  const title = ownTitle ?? counted(words.formFields.problems, problems.length, language)
  // Focus moves to the box only after a press of a button. A box that appears because of an autosave does not move it.
  const announced = useRef(refusal)
  const attempt = refusal === undefined || refusal === announced.current ? {} : { attempt: refusal }
  useEffect(() => {
    announced.current = refusal
  }, [refusal])
  return (
    <>
      {/* The boxes are read when they get the focus. This is what remains to be corrected, after each answer. */}
      <StatusRegion className="sr-only">
        {[...texts, ...(problems.length > 0 ? [title] : [])].join(' ')}
      </StatusRegion>
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
        title={title}
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
