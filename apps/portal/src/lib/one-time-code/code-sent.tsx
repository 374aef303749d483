import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { phoneText } from '@milgo/ui/phone-text.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useSetting } from '../use-setting.ts'
import { useLanguage } from '../words.ts'
import { useCodeWords } from './code-words.ts'

type Props = {
  readonly phone: string
  /** Replaces the sentence that the code was sent, where less may be said; with a place for `{phone}`. */
  readonly sentText?: string
  /** Whether the code is no longer valid; then its lifetime is not shown. */
  readonly isOver?: boolean
}

/** Shows where the code was sent, and how long it is valid. */
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
