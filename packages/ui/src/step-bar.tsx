import { Check } from 'lucide-react'
import { Button } from 'react-aria-components/Button'

export type Step = {
  readonly id: string
  readonly label: string
  readonly state: 'active' | 'done' | 'ahead'
  readonly isHidden?: boolean
  /** Only set if the step may be opened. */
  readonly onPress?: (() => void) | undefined
}

type Props = {
  readonly label: string
  /** Read after the name of a completed step. */
  readonly doneText: string
  readonly steps: readonly Step[]
}

/** The active step has a thicker bar, so that it is not marked by colour alone. */
const bars = {
  active: 'filled h-3 bg-brand',
  done: 'filled h-1.5 bg-good',
  ahead: 'h-1.5 bg-line-strong forced-colors:border',
} as const

const numbered = (step: Step, index: number): string => `${index + 1}. ${step.label}`

const StepContent = ({ step, name, doneText }: { step: Step; name: string; doneText: string }) => {
  const isDone = step.state === 'done'
  return (
    <>
      <span aria-hidden="true" className="relative flex h-3 w-full items-center">
        <span className={`w-full rounded-full ${bars[step.state]}`} />
        {/* A phone has no space for the label with its tick. */}
        {isDone && (
          <span className="absolute inset-x-0 mx-auto grid size-5 place-items-center rounded-full bg-good text-surface sm:hidden forced-colors:border">
            <Check className="size-4" strokeWidth={3} />
          </span>
        )}
      </span>
      <span
        className={`mt-1.5 flex items-start gap-1.5 max-sm:sr-only ${
          step.state === 'active' ? 'font-bold text-ink' : 'text-ink-soft'
        }`}
      >
        {isDone && (
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-good" strokeWidth={2.5} />
        )}
        <span>
          {name}
          {isDone && <span className="sr-only"> ({doneText})</span>}
        </span>
      </span>
    </>
  )
}

/** Shows the current step of the form, with links to the other steps that may be opened. */
export const StepBar = ({ label, doneText, steps }: Props) => {
  const shown = steps.filter((step) => !step.isHidden)
  return (
    <nav aria-label={label}>
      <ol className="flex gap-2.5">
        {shown.map((step, index) => {
          const content = <StepContent step={step} name={numbered(step, index)} doneText={doneText} />
          return (
            <li
              key={step.id}
              className="min-w-0 flex-1"
              {...(step.state === 'active' ? { 'aria-current': 'step' as const } : {})}
            >
              {step.onPress && step.state !== 'active' ? (
                <Button
                  onPress={step.onPress}
                  className="flex min-h-11 w-full flex-col items-start rounded-small pt-1 text-start underline-offset-4 hover:underline max-sm:justify-center max-sm:pt-0"
                >
                  {content}
                </Button>
              ) : (
                <div className="flex min-h-11 flex-col pt-1 max-sm:justify-center max-sm:pt-0">{content}</div>
              )}
            </li>
          )
        })}
      </ol>
      {/* A phone has space for one label. A screen reader reads all of them above. */}
      {shown.map(
        (step, index) =>
          step.state === 'active' && (
            <p key={step.id} aria-hidden="true" className="font-medium sm:hidden">
              {numbered(step, index)}
            </p>
          ),
      )}
    </nav>
  )
}
