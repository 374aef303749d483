import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { serverTimeAt } from '@milgo/web-client/server-clock'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SendingResult } from '../../../../request/sending.ts'
import { ApplicationNumber } from '../../application-number.tsx'
import type { Application } from '../../open-application.ts'
import { SubmittedCopies } from '../submitted-copy.tsx'
import { Verdict, verdictId } from '../verdict.tsx'
import { CorrectedFiles } from './corrected-files.tsx'
import { useCorrectionWords } from './correction-words.ts'

type Props = { readonly application: Application; readonly result: SendingResult }

/** Shows how the correction ended. The only way on is the personal area. */
export const CorrectionEnd = ({ application, result }: Props) => {
  const { end } = useCorrectionWords().correction
  const navigate = useNavigate()
  return (
    <ModalWindow
      isOpen
      header={end.header}
      describedBy={verdictId}
      positive={{ label: end.toPersonalArea, onPress: () => void navigate(paths.personalArea) }}
    >
      {result.is === 'sent' ? <Receipt application={application} /> : <OtherEnd result={result} />}
      <ApplicationNumber application={application} />
    </ModalWindow>
  )
}

const Receipt = ({ application }: { readonly application: Application }) => {
  const { end } = useCorrectionWords().correction
  const [at] = useState(() => serverTimeAt(application.start.clock, performance.now()))
  return (
    <>
      <Verdict tone="good">{end.sent}</Verdict>
      <p className="text-ink-soft">
        <TextWithNumbers text={fill(end.sentAt, jerusalemTime(at))} />
      </p>
      <div className="flex flex-col gap-2">
        <h3 className="font-bold">{end.files}</h3>
        <CorrectedFiles application={application} />
      </div>
      <SubmittedCopies application={application} />
    </>
  )
}

const OtherEnd = ({ result: { is } }: Pick<Props, 'result'>) => {
  const { end } = useCorrectionWords().correction
  if (is === 'lapsed')
    return (
      <>
        <Verdict tone="open">{end.lapsed}</Verdict>
        <p className="text-ink-soft">{end.lapsedText}</p>
      </>
    )
  return (
    <>
      <Verdict tone="good">{is === 'cancelled' ? end.cancelled : end.sentElsewhere}</Verdict>
      <p className="text-ink-soft">{is === 'cancelled' ? end.cancelledText : end.sentElsewhereText}</p>
    </>
  )
}
