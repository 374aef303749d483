import { cardStyle } from '@milgo/ui/card-style.ts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useBankFixWords } from './bank-fix-words.ts'

/** Says right after the code that the account was received, even if the status does not change. */
export const AccountSent = () => {
  const { sent } = useBankFixWords().bankFix
  const place = useRef<HTMLElement>(null)
  const titleId = useId()
  const textId = useId()
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={`${cardStyle} flex scroll-mt-24 items-start gap-4 border-s-8 border-s-good p-5 outline-none md:p-7`}
    >
      <CircleCheck aria-hidden="true" className="mt-1 size-8 shrink-0 text-good" />
      <div>
        <h2 id={titleId} className="text-lead font-bold md:text-title">
          {sent.title}
        </h2>
        <p id={textId} className="mt-1 text-ink-soft">
          {sent.text}
        </p>
      </div>
    </section>
  )
}
