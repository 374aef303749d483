import { Check } from 'lucide-react'
import { Button } from 'react-aria-components/Button'

export type Step = {
  readonly id: string
  readonly label: string
  readonly state: 'active' | 'done' | 'ahead'
  readonly isHidden?: boolean
  /** Only where going there is allowed. */
  readonly onPress?: (() => void) | undefined
}

type Props = {
  readonly label: string
  /** Said after the name of a step that is done. */
  readonly doneText: string
  readonly steps: readonly Step[]
}

const bars = {
  active: 'filled bg-brand',
  done: 'filled bg-brand',
  ahead: 'bg-line forced-colors:border',
} as const

const numbered = (step: Step, index: number): string => `${index + 1}. ${step.label}`

const StepContent = ({ step, name, doneText }: { step: Step; name: string; doneText: string }) => {
  const isDone = step.state === 'done'
  return (
    <>
      <span aria-hidden="true" className={`block h-2 w-full rounded-full ${bars[step.state]}`} />
      <span
        className={`mt-2 flex items-start gap-1.5 max-sm:sr-only ${
          step.state === 'active' ? 'font-medium text-ink' : 'text-ink-soft'
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

/** Where one stands in the form, and the ways to the other steps that are open. */
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
                  className="flex min-h-11 w-full flex-col items-start rounded-small pt-1.5 text-start underline-offset-4 hover:underline max-sm:justify-center max-sm:pt-0"
                >
                  {content}
                </Button>
              ) : (
                <div className="flex min-h-11 flex-col pt-1.5 max-sm:justify-center max-sm:pt-0">
                  {content}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {/* A phone has room for one label; a screen reader meets all of them above. */}
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
