import { counted } from '@milgo/messages/counted'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../lib/words.ts'
import { useForm } from './form-context.tsx'
import type { Problem } from './form-status.ts'
import { complaintText, type FormWords, labelOf } from './form-words.ts'
import { useFormStatus } from './use-form-state.ts'

type Props = {
  /** Changes with every refusal of the server; then the box comes into sight and is read. */
  readonly refusal?: number
  /** The sections that are on the page, where that is not the whole form. */
  readonly sections?: readonly string[]
  /** Names a line of a repeated question, with `{n}`. */
  readonly lineLabel?: (index: number) => string
}

/** On top of the form: what the server refused, and every problem with a way to its field. */
export const FormErrors = ({ refusal, sections, lineLabel }: Props) => {
  const { words } = useForm()
  const language = useLanguage()
  const { messages, ...status } = useFormStatus()
  const problems = status.problems.filter(({ section }) => sections?.includes(section) ?? true)
  // Only a press moves the reader: a box that an autosave brings says its part where it stands.
  const told = useRef(refusal)
  const attempt = refusal === undefined || refusal === told.current ? {} : { attempt: refusal }
  useEffect(() => {
    told.current = refusal
  }, [refusal])
  return (
    <>
      {messages.length > 0 && (
        <ErrorBox title={words.formFields.refused} {...attempt}>
          <ul className="mt-1">
            {[...new Set(messages)].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </ErrorBox>
      )}
      <ErrorSummary
        title={counted(words.formFields.problems, problems.length, language)}
        problems={problems.map((problem) => toFieldProblem(problem, words, lineLabel))}
        {...(messages.length > 0 ? {} : attempt)}
      />
    </>
  )
}

const toFieldProblem = (
  { fieldId, labelKey, index, complaint }: Problem,
  words: FormWords,
  lineLabel: Props['lineLabel'],
) => {
  const label = labelOf(labelKey, words)
  return {
    fieldId,
    label: index !== undefined && lineLabel ? `${lineLabel(index)}, ${label}` : label,
    message: complaintText(complaint, words),
  }
}
