import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { useWords } from '../words.ts'

type Props = { readonly label: string; readonly instant: Date }

/** A moment in words: what happens then, the day and the hour. */
export const MomentText = ({ label, instant }: Props) => {
  const { home } = useWords()
  const { date, hour } = jerusalemTime(instant)
  return (
    <>
      {label} <Ltr className="font-medium">{date}</Ltr> {home.period.at}{' '}
      <Ltr className="font-medium">{hour}</Ltr>
    </>
  )
}
