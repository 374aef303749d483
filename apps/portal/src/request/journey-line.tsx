import { type GuideKey, journeyStages, statusGuide } from '@milgo/domain/status/status-guide'
import { fill } from '@milgo/messages/fill'
import type { personalArea } from '@milgo/messages/he/personal-area'
import type { journeyStages as stageNames } from '@milgo/messages/he/status-guide'
import type { WordsLike } from '@milgo/messages/words'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'

type Props = {
  readonly guide: GuideKey
  readonly words: WordsLike<typeof personalArea.journey>
  readonly names: WordsLike<typeof stageNames>
}

type Standing = 'done' | 'current' | 'ahead'

const bars = {
  attention: 'bg-sun',
  progress: 'bg-brand',
  good: 'bg-brand',
  ended: 'bg-line-strong',
} as const

/** Shows how far the request or its appeal has come, in five parts. On a phone only the current part shows its name. */
export const JourneyLine = ({ guide, words, names }: Props) => {
  const { stage, isStageDone, journey, tone } = statusGuide[guide]
  const place = journeyStages.indexOf(stage)
  const standingOf = (index: number): Standing => {
    if (index < place || (index === place && isStageDone)) return 'done'
    return index === place ? 'current' : 'ahead'
  }
  return (
    <div>
      <ol
        aria-label={journey === 'APPEAL' ? words.appealLabel : words.label}
        className="grid grid-cols-5 gap-1.5 md:gap-2"
      >
        {journeyStages.map((one, index) => {
          const standing = standingOf(index)
          const isHere = index === place
          return (
            <li key={one} {...(isHere ? { 'aria-current': 'step' } : {})} className="min-w-0">
              <span
                aria-hidden="true"
                className="block h-1.5 overflow-hidden rounded-full bg-line forced-colors:outline"
              >
                {standing !== 'ahead' && (
                  <span
                    className={`filled block h-full rounded-full ${isHere ? bars[tone] : 'bg-brand'} ${
                      standing === 'current' ? 'w-1/2' : 'w-full'
                    }`}
                  />
                )}
              </span>
              <span
                className={`mt-1.5 block text-small max-sm:sr-only ${isHere ? 'font-bold text-ink' : 'text-ink-soft'}`}
              >
                {names[one]}
                <VisuallyHidden>{`, ${words[standing]}`}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ol>
      <p aria-hidden="true" className="mt-2 text-small font-bold sm:hidden">
        {fill(words.stage, { n: place + 1, total: journeyStages.length, stage: names[stage] })}
      </p>
    </div>
  )
}
