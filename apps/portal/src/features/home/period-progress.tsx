import { useWords } from '../../lib/words.ts'

/** How much of the period has passed; the same in the reading direction as the words around it. */
export const PeriodProgress = ({ elapsed }: { elapsed: number }) => {
  const { home } = useWords()
  const percent = Math.round(elapsed * 100)
  return (
    <div
      role="progressbar"
      aria-label={home.period.elapsed}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="mt-5 h-2 overflow-hidden rounded-full bg-white/20"
    >
      <div className="filled h-full rounded-full bg-sun" style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
