import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { Button } from '@milgo/ui/button.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../lib/words.ts'
import { useContactWords } from './contact-words.ts'
import type { SentReport } from './report-form.tsx'

type Props = { readonly sent: SentReport; readonly onAgain: () => void }

/** Shows the ticket number, which the reader needs from now on. It gets the focus, because the form is gone. */
export const ReportSent = ({ sent: { ticket, answerTo, answerDays, copySentTo }, onAgain }: Props) => {
  const { contact } = useContactWords()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-good" />
      <h2 ref={heading} tabIndex={-1} className="text-title font-bold outline-none">
        {contact.done.title}
      </h2>
      <p>
        {contact.done.number} <Ltr className="text-lead font-bold select-all">{ticket}</Ltr>
      </p>
      <p className="break-words text-ink-soft">
        {answerTo !== copySentTo && `${fill(contact.done.answerTo, { email: leftToRight(answerTo) })} `}
        {counted(contact.answerTime, answerDays, language)}{' '}
        {copySentTo !== null && fill(contact.done.copy, { email: leftToRight(copySentTo) })}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        {contact.done.again}
      </Button>
    </div>
  )
}
