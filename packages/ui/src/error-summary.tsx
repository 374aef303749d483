import { ErrorBox } from './error-box.tsx'
import { focusField } from './focus-field.ts'
import { problemLinkStyle, problemListStyle } from './problem-link-style.ts'

export type FieldProblem = {
  /** Id of the control. */
  readonly fieldId: string
  readonly label: string
  readonly message: string
}

type Props = {
  readonly title: string
  readonly problems: readonly FieldProblem[]
  readonly attempt?: number
}

/** Lists every problem of the form with a link to its field. Shows nothing if there is no problem. */
export const ErrorSummary = ({ problems, ...box }: Props) =>
  problems.length > 0 && (
    <ErrorBox {...box}>
      <ul className={`mt-1 ${problemListStyle}`}>
        {problems.map(({ fieldId, label, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(fieldId)
              }}
              className={problemLinkStyle}
            >
              {label}
              {separatorAfter(label)}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  )

/**
 * Returns the separator between a label and its message. A question mark needs no colon, and a label with an open
 * ending gets an ellipsis.
 */
const separatorAfter = (label: string): string => {
  if (/[?؟]$/.test(label)) return ' '
  return label.endsWith('־') ? '… ' : ': '
}
