import { scoreFilter } from '@milgo/domain/queue/score-filter'
import { westernDigits } from '@milgo/domain/writing/western-digits'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'

type Props = { readonly text: string; readonly onChange: (text: string) => void }

const endText = (end: number | undefined): string => (end === undefined ? '' : String(end))

/** A range of scores, both ends included. An empty end is open. An invalid range filters nothing. */
export const ScoreRangeFields = ({ text, onChange }: Props) => {
  const { filterDialog } = useWords().officeQueue
  const written = scoreFilter.read(text)
  const [from, setFrom] = useState(endText(written?.from))
  const [to, setTo] = useState(endText(written?.to))
  const write = (least: string, most: string) => onChange(`${westernDigits(least)}..${westernDigits(most)}`)
  const input = { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={filterDialog.leastScore}
        isLtr
        input={input}
        value={from}
        onChange={(next) => {
          setFrom(next)
          write(next.trim(), to.trim())
        }}
      />
      <TextField
        label={filterDialog.mostScore}
        isLtr
        input={input}
        value={to}
        onChange={(next) => {
          setTo(next)
          write(from.trim(), next.trim())
        }}
      />
    </div>
  )
}
