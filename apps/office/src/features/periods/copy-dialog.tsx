import type { ListedPeriod } from '@milgo/contracts/office/period-fields'
import { periodPath } from '@milgo/contracts/office-paths'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { MomentInput, noMoment } from '../../lib/moment-input.tsx'
import { callCore } from '../../lib/service-client.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useWords } from '../../lib/words.ts'
import { useShowPeriod } from './use-periods.ts'

const isCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/.test(text)

type Props = { readonly periods: readonly ListedPeriod[]; readonly onClose: () => void }

/** Asks for the values that a copy cannot take over: its code, and when it opens. */
export const CopyDialog = ({ periods, onClose }: Props) => {
  const { officePeriods } = useWords()
  const { copy: words, save } = officePeriods
  const navigate = useNavigate()
  const showPeriod = useShowPeriod()
  const nameOfPeriod = usePeriodNames()
  const { isBusy, failure, submit } = useSubmit()
  const [from, setFrom] = useState(periods[0]?.code ?? '')
  const [code, setCode] = useState('')
  const [opens, setOpens] = useState<string>(noMoment)
  const [isTried, setIsTried] = useState(false)
  const make = async () => {
    const made = await callCore('POST /office/periods', { body: { code, copy_of: from, opens_at: opens } })
    await showPeriod(made)
    await navigate(periodPath(made.code))
  }
  return (
    <ModalWindow
      isOpen
      header={words.title}
      text={words.text}
      positive={{
        label: words.confirm,
        onPress: () => {
          setIsTried(true)
          if (isCode(code) && opens !== noMoment) void submit(make)
        },
        busyText: isBusy ? save.busy : undefined,
      }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <FailureBanner title={words.failed} failure={failure} />
      <SelectField
        label={words.from}
        options={periods.map((period) => ({ value: period.code, label: nameOfPeriod(period.code) }))}
        value={from}
        onChange={setFrom}
        placeholder={words.from}
        isRequired
      />
      <TextField
        label={words.code}
        help={words.codeHelp}
        isLtr
        value={code}
        onChange={setCode}
        input={{ autoComplete: 'off', spellCheck: false }}
        isRequired
        error={isTried && !isCode(code) ? words.codeWrong : undefined}
      />
      <MomentInput
        label={words.opens}
        value={null}
        onChange={(moment) => setOpens(moment ?? noMoment)}
        error={isTried && opens === noMoment ? words.opensMissing : undefined}
      />
    </ModalWindow>
  )
}
