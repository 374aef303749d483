import { paths } from '@milgo/contracts/portal-paths'
import { type Step, type StepNumber, steps } from '@milgo/domain/application/steps'
import { useForm } from '@milgo/form/form-context.tsx'
import type { Problem } from '@milgo/form/form-status.ts'
import { complaintText } from '@milgo/form/form-words.ts'
import { type RefusedItem, refusalText } from '@milgo/form/server-refusal.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useProblemLabel } from './use-problem-label.ts'

export type GoToField = (step: StepNumber, fieldId: string) => void

type Props = {
  readonly problems: readonly Problem[]
  /** What no field of the page can show. */
  readonly unplaced?: readonly RefusedItem[]
  readonly goToField: GoToField
}

/** Each line leads to its field, in whatever step that is; where the page has no such field, to its step. */
export const ProblemLinks = ({ problems, unplaced = [], goToField }: Props) => {
  const { words } = useForm()
  const problemLabel = useProblemLabel()
  const texts = new Map(unplaced.map((item) => [refusalText(item), item.step]))
  return (
    <>
      {[...texts].map(([text, number]) => (
        <Line key={text} step={steps.find((step) => step.number === number)} text={text} />
      ))}
      {problems.map((problem) => {
        const step = steps.find(({ id }) => id === problem.section)
        return (
          step && (
            <Line
              key={problem.fieldId}
              step={step}
              text={`${problemLabel(problem)}: ${complaintText(problem.complaint, words)}`}
              onPress={() => goToField(step.number, problem.fieldId)}
            />
          )
        )
      })}
    </>
  )
}

type LineProps = {
  readonly step: Step | undefined
  readonly text: string
  /** Without it the step is loaded afresh: a page that lacks the field does not know what is asked now. */
  readonly onPress?: () => void
}

const Line = ({ step, text, onPress }: LineProps) => {
  const stepNames = useRegistrationWords().steps
  if (!step) return <li>{text}</li>
  return (
    <li>
      <a
        href={`${paths.registration}?step=${step.number}`}
        onClick={(event) => {
          if (!onPress) return
          event.preventDefault()
          onPress()
        }}
        className="inline-flex min-h-8 items-center text-bad underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
      >
        {`${stepNames[step.id]} – ${text}`}
      </a>
    </li>
  )
}
