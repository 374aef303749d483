import { counted } from '@milgo/messages/counted'
import { ErrorBox } from '@milgo/ui/error-box.tsx'
import { ErrorSummary } from '@milgo/ui/error-summary.tsx'
import { useLanguage } from '../lib/words.ts'
import { useForm } from './form-context.tsx'
import type { Problem } from './form-status.ts'
import { complaintText, type FormWords, labelOf } from './form-words.ts'
import { useFormStatus } from './use-form-state.ts'

type Props = {
  /** Changes with every refusal of the server; then the box comes into sight and is read. */
  readonly refusal?: number
  /** Names a line of a repeated question, with `{n}`. */
  readonly lineLabel?: (index: number) => string
}

/** On top of the form: what the server refused, and every problem with a way to its field. */
export const FormErrors = ({ refusal, lineLabel }: Props) => {
  const { words } = useForm()
  const language = useLanguage()
  const { problems, messages } = useFormStatus()
  const attempt = refusal === undefined ? {} : { attempt: refusal }
  return (
    <>
      {messages.length > 0 && (
        <ErrorBox title={words.formFields.refused} {...attempt}>
          <ul className="mt-1">
            {messages.map((message) => (
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
