import { paths } from '@milgo/contracts/portal-paths'
import { type StepNumber, steps } from '@milgo/domain/application/steps'
import { useForm } from '../../form/form-context.tsx'
import type { Problem } from '../../form/form-status.ts'
import { complaintText } from '../../form/form-words.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useProblemLabel } from './use-problem-label.ts'

export type GoToField = (step: StepNumber, fieldId: string) => void

type Props = { readonly problems: readonly Problem[]; readonly goToField: GoToField }

/** Each line leads to its field, in whatever step that is. */
export const ProblemLinks = ({ problems, goToField }: Props) => {
  const { words } = useForm()
  const problemLabel = useProblemLabel()
  const stepNames = useRegistrationWords().steps
  return problems.map((problem) => {
    const step = steps.find(({ id }) => id === problem.section)
    return (
      step && (
        <li key={problem.fieldId}>
          <a
            href={`${paths.registration}?step=${step.number}`}
            onClick={(event) => {
              event.preventDefault()
              goToField(step.number, problem.fieldId)
            }}
            className="inline-flex min-h-8 items-center text-bad underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
          >
            {`${stepNames[step.id]} – ${problemLabel(problem)}: ${complaintText(problem.complaint, words)}`}
          </a>
        </li>
      )
    )
  })
}
