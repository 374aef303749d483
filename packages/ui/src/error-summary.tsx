import { ErrorBox } from './error-box.tsx'
import { focusField } from './focus-field.ts'

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

/** Every problem of the form with a way to its field; gone when there is none. */
export const ErrorSummary = ({ problems, ...box }: Props) =>
  problems.length > 0 && (
    <ErrorBox {...box}>
      <ul className="mt-1">
        {problems.map(({ fieldId, label, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(fieldId)
              }}
              className="inline-flex min-h-8 items-center underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
            >
              {label}
              {joint(label)}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  )

/** A question ends by itself; what breaks off, to be gone on with by the answer, is seen to. */
const joint = (label: string): string => {
  if (/[?؟]$/.test(label)) return ' '
  return label.endsWith('־') ? '… ' : ': '
}
