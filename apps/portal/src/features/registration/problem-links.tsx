import { paths } from '@milgo/contracts/portal-paths'
import { type Step, type StepNumber, steps } from '@milgo/domain/application/steps'
import { useForm } from '@milgo/form/form-context.tsx'
import type { Problem } from '@milgo/form/form-status.ts'
import { complaintText } from '@milgo/form/form-words.ts'
import { type RefusedItem, refusalText } from '@milgo/form/server-refusal.ts'
import { problemLinkStyle, problemListStyle } from '@milgo/ui/problem-link-style.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useProblemLabel } from './use-problem-label.ts'

export type GoToField = (step: StepNumber, fieldId: string) => void

type Props = {
  readonly problems: readonly Problem[]
  /** Messages that belong to no field of the page. */
  readonly unplaced?: readonly RefusedItem[]
  readonly goToField: GoToField
}

/** Lists problems, each with a link to its field in any step, or to its step where the page has no such field. */
export const ProblemLinks = ({ problems, unplaced = [], goToField }: Props) => {
  const { words } = useForm()
  const problemLabel = useProblemLabel()
  const texts = new Map(unplaced.map((item) => [refusalText(item), item.step]))
  return (
    <ul className={problemListStyle}>
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
    </ul>
  )
}

type LineProps = {
  readonly step: Step | undefined
  readonly text: string
  /** Undefined means that the step's page is loaded anew, because a page without the field is outdated. */
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
        className={`${problemLinkStyle} text-bad`}
      >
        {`${stepNames[step.id]} – ${text}`}
      </a>
    </li>
  )
}
