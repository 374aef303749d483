import { cardStyle } from '@milgo/ui/card-style.ts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useBankFixWords } from './bank-fix-words.ts'

/** Right after the code: the account has come, also where the status stays what it was. */
export const AccountSent = () => {
  const { sent } = useBankFixWords().bankFix
  const place = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => {
    place.current?.focus()
  }, [])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`${cardStyle} flex scroll-mt-24 items-start gap-4 border-s-8 border-s-good p-5 outline-none md:p-7`}
    >
      <CircleCheck aria-hidden="true" className="mt-1 size-8 shrink-0 text-good" />
      <div>
        <h2 id={titleId} className="text-lead font-bold md:text-title">
          {sent.title}
        </h2>
        <p className="mt-1 text-ink-soft">{sent.text}</p>
      </div>
    </section>
  )
}
