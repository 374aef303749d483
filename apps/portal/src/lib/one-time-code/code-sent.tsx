import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { phoneText } from '@milgo/ui/phone-text.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useSetting } from '../use-setting.ts'
import { useLanguage } from '../words.ts'
import { useCodeWords } from './code-words.ts'

type Props = {
  readonly phone: string
  /** Where less than that it was sent may be said; with a place for `{phone}`. */
  readonly sentText?: string
  /** How long it lives is not said of one that is worth nothing any more. */
  readonly isOver?: boolean
}

/** Where the code went, and how long it is good. */
export const CodeSent = ({ phone, sentText, isOver = false }: Props) => {
  const words = useCodeWords()
  const language = useLanguage()
  const minutes = useSetting('CODE_MINUTES')
  return (
    <p className="text-ink-soft">
      <TextWithNumbers
        text={`${fill(sentText ?? words.sent, { phone: phoneText(phone) })}. ${
          minutes === undefined || isOver ? '' : counted(words.life, Number(minutes), language)
        }`}
      />
    </p>
  )
}
