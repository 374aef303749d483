import { cardStyle } from '@milgo/ui/card-style.ts'
import { BellRing, ClipboardPen, Smartphone, Upload } from 'lucide-react'
import { useWords } from '../../lib/words.ts'

const steps = [
  { name: 'check', Icon: Smartphone },
  { name: 'fill', Icon: ClipboardPen },
  { name: 'upload', Icon: Upload },
  { name: 'follow', Icon: BellRing },
] as const

export const Steps = () => {
  const { home } = useWords()
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-title">
        {home.steps.title}
      </h2>
      <ol className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {steps.map(({ name, Icon }, index) => (
          <li key={name} className={`${cardStyle} relative flex gap-4 p-5 sm:block sm:p-6`}>
            <span
              aria-hidden="true"
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-wash font-bold text-brand"
            >
              {index + 1}
            </span>
            <Icon
              aria-hidden="true"
              className="absolute end-6 top-7 size-6 text-ink-faint max-sm:hidden"
              strokeWidth={1.6}
            />
            <div className="sm:mt-5">
              <h3 className="text-lead font-bold">{home.steps[name].title}</h3>
              <p className="mt-1 text-ink-soft">{home.steps[name].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
