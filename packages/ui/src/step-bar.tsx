import { Check } from 'lucide-react'
import { Button } from 'react-aria-components'

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

const bars = { active: 'bg-brand', done: 'bg-brand', ahead: 'bg-line' } as const

const StepContent = ({ step, number, doneText }: { step: Step; number: number; doneText: string }) => {
  const isActive = step.state === 'active'
  return (
    <>
      <span aria-hidden="true" className={`block h-2 rounded-full ${bars[step.state]}`} />
      {/* On a phone only the current label has room; the others are still read aloud. */}
      <span
        className={`mt-2 flex items-center gap-1.5 max-sm:whitespace-nowrap ${
          isActive ? 'font-medium text-ink' : 'text-ink-soft max-sm:sr-only'
        }`}
      >
        {step.state === 'done' && (
          <Check aria-hidden="true" className="size-4.5 shrink-0 text-good" strokeWidth={2.5} />
        )}
        <span>
          {number}. {step.label}
          {step.state === 'done' && <span className="sr-only">, {doneText}</span>}
        </span>
      </span>
    </>
  )
}

/** Where one stands in the form, and the ways to the other steps that are open. */
export const StepBar = ({ label, doneText, steps }: Props) => (
  <nav aria-label={label}>
    <ol className="flex gap-2.5">
      {steps
        .filter((step) => !step.isHidden)
        .map((step, index) => {
          const content = <StepContent step={step} number={index + 1} doneText={doneText} />
          return (
            <li
              key={step.id}
              className="min-w-0 flex-1"
              {...(step.state === 'active' ? { 'aria-current': 'step' as const } : {})}
            >
              {step.onPress && step.state !== 'active' ? (
                <Button
                  onPress={step.onPress}
                  className="block min-h-11 w-full rounded-s pt-1.5 text-start underline-offset-4 hover:underline"
                >
                  {content}
                </Button>
              ) : (
                <div className="min-h-11 pt-1.5">{content}</div>
              )}
            </li>
          )
        })}
    </ol>
  </nav>
)
