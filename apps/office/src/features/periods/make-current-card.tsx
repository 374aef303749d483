import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useWords } from '../../lib/words.ts'
import { usePeriods, useRefreshPeriods } from './use-periods.ts'

type Props = {
  readonly period: OpenPeriod
  /** Saved values replace the whole page, and would close a window that was opened meanwhile. */
  readonly isSaving: boolean
}

/** Says which period is current for registrations, and offers to make this one current. */
export const MakeCurrentCard = ({ period: { code, is_current }, isSaving }: Props) => {
  const { current: words, save } = useWords().officePeriods
  const { data } = usePeriods()
  const refresh = useRefreshPeriods()
  const nameOfPeriod = usePeriodNames()
  const { isBusy, failure, submit } = useSubmit()
  const [isAsking, setIsAsking] = useState(false)
  if (!data) return null
  const current = data.periods.find((period) => period.is_current)?.code ?? null
  const otherText = current === null ? words.none : fill(words.isNot, { period: nameOfPeriod(current) })
  const make = async () => {
    await callCore('POST /office/periods/{code}/make-current', { params: { code }, body: { seen: current } })
    await refresh()
    setIsAsking(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="text-ink-soft">
        <TextWithNumbers text={is_current ? words.is : otherText} />
      </p>
      {!is_current && (
        <ActionButton variant="secondary" isDisabled={isSaving} onPress={() => setIsAsking(true)}>
          {words.make}
        </ActionButton>
      )}
      {isAsking && (
        <ModalWindow
          isOpen
          header={fill(words.title, { period: nameOfPeriod(code) })}
          text={words.text}
          positive={{
            label: words.confirm,
            onPress: () => void submit(make),
            busyText: isBusy ? save.busy : undefined,
          }}
          negative={{ label: words.cancel, onPress: () => setIsAsking(false) }}
          onDismiss={() => setIsAsking(false)}
        >
          <FailureBanner title={words.failed} failure={failure} />
        </ModalWindow>
      )}
    </div>
  )
}
